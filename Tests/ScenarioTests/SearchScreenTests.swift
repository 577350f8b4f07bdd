import Scenario
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct SearchScreenTests {
  nonisolated static let missing: [(String?, String?)] = [
    (nil, nil), ("", ""), (nil, "Harbour Square"), ("", "Harbour Square"),
    ("  ", "Harbour Square"), ("coffee", nil), ("coffee", ""), ("coffee", " \t "),
  ]

  @Test(arguments: missing)
  func `asks for what is missing, and nobody else`(_ term: String?, _ name: String?) async {
    let client = RecordingSearch()
    let screen = SearchScreen(client: client)

    await screen.show(term, near: name)

    #expect(screen.lines == ["Say what you are looking for, and near which place."])
    #expect(screen.pins.isEmpty)
    #expect(client.calls.isEmpty)
  }

  @Test func `looks the place up in the book that it is given`() async {
    let client = RecordingSearch()
    let home = Coordinate(latitude: 1, longitude: 2)
    let screen = SearchScreen(client: client, places: PlaceBook(["Home": home]))

    await screen.show("tea", near: "Home")

    #expect(client.queries == [Query(place: home, term: "tea", limit: 3)])
  }
}
