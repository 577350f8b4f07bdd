import TestSupport
import Testing
import Transcripts

/// What the program that combines four patterns shows.
@Suite(.endsInTime) struct CombinedProgramTests {
  private static let searched = ["POST /google/login", "GET /yelp/search", "POST /google/logout"]
  private static let remembered = ["POST /google/login", "POST /google/logout"]

  private static let table: [Step: (outcome: String, requests: [String])] = [
    .emptyForm: ("blocked", []),
    .wrongPassword: ("error", ["POST /google/login"]),
    .beforeSignIn: ("n/a", []),
    .signIn: ("n/a", []),
    .search: ("3 cafés", searched),
    .repeatSearch: ("3 cafés", remembered),
    .nextPage: ("n/a", []),
    .bestRated: ("n/a", []),
    .lostRequest: (
      "2 cafés",
      ["POST /google/login", "GET /yelp/search", "GET /yelp/search", "POST /google/logout"]
    ),
    .swapAPart: ("3 cafés", ["POST /facebook/login", "POST /facebook/logout"]),
    .afterSignOut: ("n/a", []),
    .forwarded: ("3 cafés", remembered),
  ]

  @Test(arguments: Step.allCases)
  func `reports the expected outcome and requests of each step`(_ step: Step) async throws {
    let cell = try await Run.cell(step, "combined")

    let requests = cell.reaches.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    let expected = try #require(Self.table[step])
    #expect(cell.outcome == expected.outcome)
    #expect(requests == expected.requests)
  }

  @Test func `shows the facade's cafés, and makes the facade's calls`() async throws {
    for step in [Step.emptyForm, .wrongPassword, .search, .repeatSearch] {
      let combined = try await Run.cell(step, "combined")
      let facade = try await Run.cell(step, "facade")

      #expect(combined.call == facade.call)
      #expect(combined.shows == facade.shows)
    }
  }

  @Test func `shows in its notes what each layer adds, and what their order changes`() async throws
  {
    let notes = try await Run.transcript("combined").notes

    #expect(
      notes.filter { $0.hasPrefix("  ") } == [
        "  YLPClientAdapter alone: error 1, 3 cafés 1, 3 cafés 1",
        "  CachedSearch around it: error 1, 3 cafés 1, 3 cafés 0",
        "  RetriedSearch around both: 3 cafés 2, 3 cafés 0, 3 cafés 0",
        "  user sees At the search: Search is down (Yelp can't be reached). Try again in a minute.",
        "  network POST /google/login",
        "  network GET /yelp/search",
        "  network GET /yelp/search",
        "  network GET /yelp/search",
        "  network POST /google/logout",
        "  YLPClient lists Early Bird, Galley, Dock 5",
        "  YLPClientAdapter finds Early Bird, Galley",
        "  CoffeeFinder shows Galley, Early Bird",
        "  RetriedSearch > SharedSearch: first error, second 3 cafés, 4 requests",
        "  SharedSearch > RetriedSearch: first error, second error, 3 requests",
      ])
  }
}
