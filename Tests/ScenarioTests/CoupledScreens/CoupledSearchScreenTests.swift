import FakeNetwork
import TestSupport
import Testing
import YelpAPI
import coupled

@MainActor
@Suite(.endsInTime) struct CoupledSearchScreenTests {
  @Test func `shows Yelp's error untranslated for a wrong key`() async {
    let network = Network()
    let screen = CoupledSearchScreen(client: YLPClient(apiKey: "guess", network: network))

    await screen.show("coffee", near: "Harbor Square")

    #expect(screen.count == nil)
    #expect(screen.lines.first?.contains("YelpAPI.ErrorDomain") == true)
    #expect(network.requests.count == 1)
  }
}
