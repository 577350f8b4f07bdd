import Scenario
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct SearchScreenTests {
  nonisolated static let missing: [(String?, String?)] = [
    (nil, nil), ("", ""), (nil, "Harbor Square"), ("", "Harbor Square"),
    ("  ", "Harbor Square"), ("coffee", nil), ("coffee", ""), ("coffee", " \t "),
  ]

  @Test(arguments: missing)
  func `asks for missing input, and calls no service`(_ term: String?, _ name: String?) async {
    let client = RecordingSearch()
    let screen = SearchScreen(client: client)

    await screen.show(term, near: name)

    #expect(screen.lines == ["Enter a search term and the name of a place."])
    #expect(screen.pins.isEmpty)
    #expect(client.calls.isEmpty)
  }

  @Test func `looks the place up in its place book`() async {
    let client = RecordingSearch()
    let home = Coordinate(latitude: 1, longitude: 2)
    let screen = SearchScreen(client: client, places: PlaceBook(["Home": home]))

    await screen.show("tea", near: "Home")

    #expect(client.queries == [Query(place: home, term: "tea", limit: 3)])
  }
}
