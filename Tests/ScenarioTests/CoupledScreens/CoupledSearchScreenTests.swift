import coupled
import FakeNetwork
import TestSupport
import Testing
import YelpAPI

@MainActor
@Suite(.endsInTime) struct CoupledSearchScreenTests {
  private let network = Network()

  private func screen(key: String = "yelp-key") -> CoupledSearchScreen {
    CoupledSearchScreen(client: YLPClient(apiKey: key, network: network))
  }

  @Test(arguments: [(nil, nil), ("coffee", nil), (nil, "Harbour Square"), ("coffee", "Atlantis")])
  func `asks for what is missing`(_ term: String?, _ name: String?) async {
    let screen = screen()

    await screen.show(term, near: name)

    #expect(screen.lines == ["Say what you are looking for, and near which place."])
    #expect(network.requests.isEmpty)
  }

  @Test func `works when all goes well`() async {
    let screen = screen()

    await screen.show("coffee", near: "Harbour Square")

    #expect(
      screen.lines == [
        "Anchor Coffee, 3.9 stars, at 54.3034, 10.1101",
        "Blue Cup, 4.4 stars, at 54.304, 10.1078",
        "Café Möwe, 4.1 stars, at 54.2991, 10.1105",
      ])
    #expect(screen.count == 3)
    #expect(network.requests.map(\.path) == ["/yelp/search"])
  }

  @Test func `goes on to the next page, and leaves out who has no coordinate`() async {
    let screen = screen()

    await screen.show("coffee", near: "Harbour Square")
    await screen.showNextPage()

    #expect(screen.count == 2)
    #expect(screen.lines.count == 2)
    #expect(network.requests.map { $0.parameters["offset"] } == ["0", "3"])
  }

  @Test func `has no next page before the first search`() async {
    let screen = screen()

    await screen.showNextPage()
    await screen.show("coffee", near: "Harbour Square")

    #expect(network.requests.map { $0.parameters["offset"] } == ["0"])
  }

  @Test func `shows Yelp's error as it comes when the network is down`() async {
    let screen = screen()
    network.failNext(to: "/yelp/search")

    await screen.show("coffee", near: "Harbour Square")

    #expect(screen.count == nil)
    #expect(screen.lines.count == 1)
    #expect(screen.lines.first?.contains("YelpAPI.ErrorDomain") == true)
  }

  @Test func `shows Yelp's error as it comes for a wrong key`() async {
    let screen = screen(key: "guess")

    await screen.show("coffee", near: "Harbour Square")

    #expect(screen.count == nil)
    #expect(screen.lines.first?.contains("YelpAPI.ErrorDomain") == true)
    #expect(network.requests.count == 1)
  }
}
