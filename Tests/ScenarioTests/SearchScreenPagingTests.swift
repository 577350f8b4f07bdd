import Scenario
import TestSupport
import Testing

@MainActor
@Suite(.endsInTime) struct SearchScreenPagingTests {
  @Test(arguments: [0, 1, 3])
  func `steps by the limit, however short a page is`(_ size: Int) async {
    let client = RecordingSearch(answering: Array([Business].cafes.prefix(size)))
    let screen = SearchScreen(client: client)

    await screen.show("coffee", near: "Harbour Square")
    await screen.showNextPage()
    await screen.showNextPage()

    #expect(client.queries.map(\.offset) == [0, 3, 6])
    #expect(client.queries.map(\.limit) == [3, 3, 3])
    #expect(screen.pins.count == size)
  }

  @Test func `has no next page before the first search`() async {
    let client = RecordingSearch()
    let screen = SearchScreen(client: client)

    await screen.showNextPage()

    #expect(screen.lines.isEmpty)
    #expect(client.calls.isEmpty)
  }

  @Test func `has no next page when the first one failed`() async {
    let client = RecordingSearch(failing: [.unavailable("why")])
    let screen = SearchScreen(client: client)

    await screen.show("coffee", near: "Harbour Square")
    await screen.showNextPage()

    #expect(screen.problem == .unavailable("why"))
    #expect(client.queries == [.coffeeNearby])
  }

  @Test func `asks again for a page that failed, and skips none`() async {
    let client = RecordingSearch { (count, _) throws(SearchError) in
      guard count != 2 else { throw .unavailable("why") }
      return .cafes
    }
    let screen = SearchScreen(client: client)

    await screen.show("coffee", near: "Harbour Square")
    await screen.showNextPage()
    await screen.showNextPage()

    #expect(client.queries.map(\.offset) == [0, 3, 3])
    #expect(screen.pins.count == 3)
  }

  @Test func `starts from the first page for a new search`() async {
    let client = RecordingSearch()
    let screen = SearchScreen(client: client)

    await screen.show("coffee", near: "Harbour Square")
    await screen.showNextPage()
    await screen.show("dock", near: "Harbour Square")

    #expect(client.queries.map(\.offset) == [0, 3, 0])
    #expect(client.queries.map(\.term) == ["coffee", "coffee", "dock"])
  }

  @Test(arguments: [("coffee", "Atlantis"), ("coffee", nil), ("", "Harbour Square")])
  func `has no next page of a search that wasn't made`(_ term: String, _ name: String?) async {
    let client = RecordingSearch()
    let screen = SearchScreen(client: client)

    await screen.show("coffee", near: "Harbour Square")
    await screen.show(term, near: name)
    await screen.showNextPage()

    #expect(screen.pins.isEmpty)
    #expect(client.queries == [.coffeeNearby])
  }
}
