import TestSupport
import Testing
import Transcripts

@Suite(.endsInTime) struct DifferenceTests {
  @Test(arguments: Step.allCases, DifferenceTable.columns)
  func `shows the outcome and the requests of the table`(
    _ step: Step, _ column: String
  ) async throws {
    let cell = try await Run.cell(step, column)

    let found = cell.isNothing ? cell.outcome : "\(cell.outcome) \(cell.reaches.count)"
    #expect(found == DifferenceTable.cell(step, column))
  }

  @Test(arguments: Step.allCases, Run.programs)
  func `shows in each cell what the user sees, or why it is empty`(
    _ step: Step, _ column: String
  ) async throws {
    let cell = try await Run.cell(step, column)

    #expect(!cell.shows.isEmpty)
    #expect(cell.shows.allSatisfy { !$0.isEmpty })
    #expect(cell.isNothing == cell.call.isEmpty)
  }

  @Test(arguments: Step.allCases, DifferenceTable.columns)
  func `has one reason for each cell's outcome, or explains an empty cell`(
    _ step: Step, _ column: String
  ) async throws {
    let cell = try await Run.cell(step, column)
    let lesson = try #require(Lessons.fiveWrappers.lesson(step))
    let reasons = lesson.reasons.filter { $0.columns.contains(column) }

    let endings = cell.isNothing ? [] : ["\(cell.outcome) \(cell.reaches.count)"]
    #expect(reasons.map(\.ending) == endings)
    #expect(lesson.ending(in: column) == endings.first ?? "n/a")
    #expect(Set(lesson.notices.flatMap(\.columns)).isSubset(of: DifferenceTable.columns))
  }

  @Test func `explains each situation of the first view, and what each version does`() {
    let lessons = Lessons.fiveWrappers

    #expect(lessons.situations.count >= 4)
    #expect(lessons.situations.allSatisfy { lessons.lesson($0)?.notices.isEmpty == false })
    #expect(lessons.purposes.keys.sorted() == Run.programs.sorted())
    #expect(lessons.lessons.map(\.step).count == Step.allCases.count)
  }

  @Test(arguments: Run.programs)
  func `shows no password, and shows a token only on the login screen`(_ column: String)
    async throws
  {
    let transcript = try await Run.transcript(column)
    let cells = transcript.rows.map(\.cell)

    let written = cells.flatMap { $0.reaches + $0.logs } + transcript.built + transcript.notes
    let seen = cells.flatMap(\.shows)
    #expect(written.allSatisfy { !$0.contains(/password=[^*]|guess|special-token/) })
    #expect(seen.allSatisfy { $0.hasPrefix("Auth succeeded: ") || !$0.contains("special-token") })
  }

  @Test(arguments: ["coupled", "adapter", "bridge", "proxy", "decorator"])
  func `shows the user and the token at sign-in`(_ column: String) async throws {
    let signedIn = try await Run.cell(.signIn, column).shows
    let missing = try await Run.cell(.emptyForm, column).shows

    #expect(signedIn == ["Auth succeeded: user@example.com, special-token-value"])
    #expect(missing == ["Email and password are required inputs!"])
  }

  @Test func `shows the raw error, or none, in the coupled app`() async throws {
    let outage = try await Run.cell(.lostRequest, "coupled").shows
    let wrongPassword = try await Run.cell(.wrongPassword, "coupled").shows

    #expect(outage.count == 1 && outage[0].contains("com.yelp.YelpAPI.ErrorDomain"))
    #expect(wrongPassword == ["Auth failed with error: no error provided"])
  }

  @Test(arguments: ["adapter", "facade"])
  func `translates the error of a lost request`(_ column: String) async throws {
    let shows = try await Run.cell(.lostRequest, column).shows

    #expect(shows.count == 1)
    #expect(shows.allSatisfy { $0.contains("Search is down") && !$0.contains("Domain") })
  }

  @Test func `names the failed part in the facade`() async throws {
    let outage = try await Run.cell(.lostRequest, "facade").shows
    let wrongPassword = try await Run.cell(.wrongPassword, "facade").shows

    #expect(outage.allSatisfy { $0.hasPrefix("At the search: ") })
    #expect(wrongPassword.allSatisfy { $0.hasPrefix("At the sign-in: ") })
  }

  @Test func `ranks all cafés in the bridge, and one page in the decorator`() async throws {
    let bridge = try await Run.cell(.bestRated, "bridge").shows
    let decorator = try await Run.cell(.bestRated, "decorator").shows
    let page = try await Run.cell(.search, "decorator").shows

    #expect(bridge.first?.hasPrefix("Island Roast") == true)
    #expect(decorator.first?.hasPrefix("Blue Cup") == true)
    #expect(Set(decorator) == Set(page))
  }

  @Test(arguments: ["coupled", "adapter", "bridge", "proxy", "decorator"])
  func `continues after the first page`(_ column: String) async throws {
    let first = try await Run.cell(.search, column)
    let next = try await Run.cell(.nextPage, column)

    #expect(Set(first.shows).isDisjoint(with: next.shows))
    if column != "bridge" {
      // The bridge's backend knows no pages.
      #expect(first.reaches.allSatisfy { $0.contains("limit=3") && $0.contains("offset=0") })
      #expect(next.reaches.allSatisfy { $0.contains("limit=3") && $0.contains("offset=3") })
    }
  }

  @Test func `logs a lost request only in the decorator, once for two tries`() async throws {
    let decorator = try await Run.cell(.lostRequest, "decorator")
    for column in DifferenceTable.columns where column != "decorator" {
      #expect(try await Run.cell(.lostRequest, column).logs == [])
    }

    #expect(decorator.reaches.count == 2)
    #expect(decorator.logs.count == 1)
  }

  @Test func `drops the proxy's cache at sign-out`() async throws {
    let signedOut = try await Run.cell(.afterSignOut, "proxy")
    let anew = try await Run.cell(.forwarded, "proxy")
    let before = try await Run.cell(.search, "proxy")

    #expect(signedOut.shows.contains("Sign in to search."))
    #expect(anew.shows == before.shows)
    #expect(anew.reaches == before.reaches)
  }

  @Test(arguments: [
    (
      "adapter", "search(with:term:limit:offset:sort:completionHandler:)", "YLPClient",
      "the program"
    ),
    ("bridge", "cafes(on: 542)", "LiveBackend", "the program"),
    ("facade", "logIn(user@example.com)", "Service", "the program"),
    ("proxy", "search(coffee)", "Service", "LazySearch"),
    ("decorator", "search(coffee)", "Service", "the program"),
  ])
  func
    `forwards the call or makes a new one, on an object that the wrapper or the program created`(
      _ column: String, _ call: String, _ inner: String, _ maker: String
    ) async throws
  {
    let passes = try await Run.cell(.forwarded, column).passes

    #expect(passes.count >= 3)
    #expect(passes.first == "\(inner).\(call)")
    #expect(passes.last == "\(inner) created by \(maker)")
  }

  @Test func `swaps each backend under each kind of search, in the bridge`() async throws {
    let shows = try await Run.cell(.swapAPart, "bridge").shows
    let names = shows.map { $0.split(separator: ": ").last }

    #expect(Set(shows).count == 6)
    #expect(names.prefix(3) == names.suffix(3))
  }

  @Test func `logs each try when the log is inside the retry`() async throws {
    let inside = try await Run.cell(.swapAPart, "decorator")
    let outside = try await Run.cell(.lostRequest, "decorator")

    #expect(inside.shows == outside.shows)
    #expect(inside.logs.count == 2)
    #expect(outside.logs.count == 1)
  }
}
