import Scenario
import TestSupport
import Testing

/// Answers that come in another order than the questions.
@MainActor
@Suite(.endsInTime) struct SearchScreenOverlapTests {
  /// Something that a user does at the screen, and what it looks like when it is answered.
  enum Act: CaseIterable {
    case search, otherSearch, nextPage, suggestions, nothing, nowhere

    @MainActor
    func take(at screen: SearchScreen) async {
      switch self {
      case .search: await screen.show("coffee", near: "Harbour Square")
      case .otherSearch: await screen.show("Dock ", near: "Upper Town")
      case .nextPage: await screen.showNextPage()
      case .suggestions: await screen.suggest("Bl")
      case .nothing: await screen.show(" ", near: "Harbour Square")
      case .nowhere: await screen.show("coffee", near: "Atlantis")
      }
    }
  }

  @Test(arguments: [Act.search, .otherSearch, .nextPage, .suggestions], Act.allCases)
  func `shows the newest answer, whenever an older one comes`(
    _ older: Act, _ newer: Act
  ) async {
    let client = HeldSearch()
    let screen = SearchScreen(client: client)
    await screen.show("coffee", near: "Harbour Square")
    await client.hold()
    let late = Task { await older.take(at: screen) }
    await client.arrival()
    await client.goOn()
    await newer.take(at: screen)
    let shown = (screen.lines, screen.pins, screen.problem)

    await client.release()
    await late.value

    if newer == .nextPage, [.search, .otherSearch].contains(older) {
      // Before the first page is there, nothing is behind it: the search is the newest act still.
      #expect(shown.1 == [])
      #expect(screen.pins.count == 1)
    } else {
      #expect((screen.lines, screen.pins, screen.problem) == shown)
    }
  }

  @Test func `goes on behind the newest search`() async throws {
    let client = HeldSearch()
    let screen = SearchScreen(client: client)
    await client.hold()
    let late = Task { await screen.show("coffee", near: "Harbour Square") }
    await client.arrival()
    await client.goOn()
    await screen.show("Dock ", near: "Upper Town")
    await client.release()
    await late.value

    await screen.showNextPage()

    let asked = await client.queries
    #expect(asked.last?.term == "Dock ")
    #expect(asked.last?.offset == 3)
  }
}

/// Answers each question in its own words; the ones that come while it holds, when it releases.
private actor HeldSearch: BusinessSearchClient {
  private let gate = Gate()
  private var isHolding = false
  private(set) var queries: [Query] = []

  func hold() { isHolding = true }
  func goOn() { isHolding = false }
  func arrival() async { await gate.arrivals(1) }
  func release() async { await gate.open() }

  func search(_ query: Query) async throws(SearchError) -> [Business] {
    queries.append(query)
    if isHolding { await gate.pass() }
    let name = "\(query.term) from \(query.offset)"
    return [Business(name: name, rating: 4.5, location: query.place)]
  }

  func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    if isHolding { await gate.pass() }
    return ["\(prefix)ue Cup"]
  }
}
