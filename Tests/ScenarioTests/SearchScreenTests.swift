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

  @Test func `goes from the name of a place to pins`() async {
    let client = RecordingSearch(answering: .cafes)
    let screen = SearchScreen(client: client)

    await screen.show("coffee", near: "Harbour Square")

    #expect(screen.pins == [Business].cafes.map(PinFactory().pin))
    #expect(
      screen.lines == [
        "Anchor Coffee, 3.9 stars, at 54.3034, 10.1101",
        "Blue Cup, 4.4 stars, at 54.304, 10.1078",
        "Café Möwe, 4.1 stars, at 54.2991, 10.1105",
      ])
    #expect(screen.problem == nil)
    #expect(client.calls == [.search(.coffeeNearby)])
  }

  @Test func `looks the place up in the book that it is given`() async {
    let client = RecordingSearch()
    let home = Coordinate(latitude: 1, longitude: 2)
    let screen = SearchScreen(client: client, places: PlaceBook(["Home": home]))

    await screen.show("tea", near: "Home")

    #expect(client.queries == [Query(place: home, term: "tea", limit: 3)])
  }

  @Test(arguments: AdviceTests.search)
  func `shows an error as its advice, and takes the old pins away`(_ error: SearchError) async {
    let client = RecordingSearch { (count, _) throws(SearchError) in
      guard count == 1 else { throw error }
      return .cafes
    }
    let screen = SearchScreen(client: client)

    await screen.show("coffee", near: "Harbour Square")
    await screen.showNextPage()

    #expect(screen.lines == ["\(error)"])
    #expect(screen.problem == error)
    #expect(screen.pins.isEmpty)
    #expect(client.queries.count == 2)
  }
}
