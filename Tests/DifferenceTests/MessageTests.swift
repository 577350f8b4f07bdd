import TestSupport
import Testing
import Transcripts

/// The traced messages between the parts of a program.
@Suite(.endsInTime) struct MessageTests {
  @Test(arguments: Step.allCases, DifferenceTable.columns)
  func `are the requests and the log of the cell, in order`(
    _ step: Step, _ column: String
  ) async throws {
    let cell = try await Run.cell(step, column)
    let requests = cell.messages.filter { $0.kind == .request }
    let logs = cell.messages.filter { $0.kind == .log }

    #expect(requests.map(\.what) == cell.reaches.map(\.methodAndPath))
    #expect(requests.allSatisfy { $0.to == "Network" })
    #expect(logs.map(\.what) == cell.logs)
  }

  @Test(arguments: Step.allCases, DifferenceTable.columns)
  func `answer each call, the last one first`(_ step: Step, _ column: String) async throws {
    let messages = try await Run.cell(step, column).messages
    var open: [Message] = []
    var odd: [Message] = []
    for message in messages {
      switch message.kind {
      case .call:
        if let caller = open.last, caller.to != message.from { odd.append(message) }
        open.append(message)
      case .answer, .failure:
        let call = open.popLast()
        if call?.from != message.to || call?.to != message.from { odd.append(message) }
      case .request, .log, .creation, .unwatched: break
      }
    }

    #expect(odd == [])
    #expect(open == [])
  }

  @Test(arguments: DifferenceTable.columns)
  func `name only existing types, the network, and the client of a facade`(_ column: String)
    async throws
  {
    let cells = try await Run.transcript(column).rows.map(\.cell)
    let named = Set(cells.flatMap(\.messages).flatMap { [$0.from, $0.to] })
    let types = try CompositionTests.types.get().union(["Network", "Client"])

    #expect(named.contains("Network"))
    #expect(named.filter { !types.contains($0) } == [])
  }

  @Test(arguments: DifferenceTable.columns)
  func `hold no password and no token`(_ column: String) async throws {
    let cells = try await Run.transcript(column).rows.map(\.cell)
    let words = cells.flatMap(\.messages).map(\.what)

    #expect(words.count > 8)
    // The account's password is also a word in the log's sentence. `guess` and the token aren't.
    #expect(words.filter { $0.contains(/guess|special-token|password"/) } == [])
    let logIns = words.filter { $0.contains(/logIn\(/) && !$0.contains(" is called. ") }
    #expect(logIns.filter { $0 != "logIn(user@example.com)" } == [])
  }

  @Test(arguments: ["proxy", "decorator"])
  func `reach each wrapper of the program`(_ column: String) async throws {
    let transcript = try await Run.transcript(column)
    let built = Set(transcript.built.compactMap { $0.split(separator: " ").last.map(String.init) })
    let called = transcript.rows.flatMap(\.cell.messages).filter { $0.kind == .call }.map(\.to)

    #expect(built.subtracting(called) == [])
  }

  @Test func `end at the caching proxy`() async throws {
    let seen = try await lines(.repeatSearch, "proxy")

    #expect(
      seen == [
        "SearchScreen > GuardedService: search(coffee)",
        "GuardedService > SharedSearch: search(coffee)",
        "SharedSearch > CachedSearch: search(coffee)",
        "CachedSearch > SharedSearch: 3 cafés",
        "SharedSearch > GuardedService: 3 cafés",
        "GuardedService > SearchScreen: 3 cafés",
      ])
  }

  @Test func `end at the guarding proxy`() async throws {
    let seen = try await lines(.beforeSignIn, "proxy")

    #expect(
      seen == [
        "SearchScreen > GuardedService: search(coffee)",
        "GuardedService > SearchScreen: notSignedIn",
      ])
  }

  @Test func `ask twice in the retrying decorator, and log once`() async throws {
    let seen = try await lines(.lostRequest, "decorator")

    #expect(
      seen == [
        "SearchScreen > LoggedSearch: search(coffee)",
        "LoggedSearch > RetriedSearch: search(coffee)",
        "RetriedSearch > Service: search(coffee)",
        "Service > Network: GET /service/search",
        "Service > RetriedSearch: unavailable",
        "RetriedSearch > Service: search(coffee)",
        "Service > Network: GET /service/search",
        "Service > RetriedSearch: 3 cafés",
        "RetriedSearch > LoggedSearch: 3 cafés",
        "LoggedSearch > LoggedSearch: search coffee, 3 from 0: 3 found",
        "LoggedSearch > SearchScreen: 3 cafés",
      ])
  }

  @Test func `go to the new backend of the bridge after a swap`() async throws {
    let messages = try await Run.cell(.swapAPart, "bridge").messages
    let calls = messages.filter { $0.kind == .call && $0.from == "NearbySearch" }.map(\.to)

    #expect(calls == ["LiveBackend", "LiveBackend", "BundledBackend", "BundledBackend"])
  }

  @Test func `go through one call of the facade`() async throws {
    let messages = try await Run.cell(.search, "facade").messages
    let calls = messages.filter { $0.kind == .call }.map { "\($0.from) > \($0.to): \($0.what)" }

    #expect(
      calls == [
        "Client > CoffeeFinder: pins(near: Harbor Square)",
        "CoffeeFinder > Service: logIn(user@example.com)",
        "CoffeeFinder > Service: search(coffee)",
        "CoffeeFinder > Service: logOut(user@example.com)",
      ])
    #expect(messages.last == Message(.answer, from: "CoffeeFinder", to: "Client", "3 pins"))
  }

  @Test(arguments: ["adapter", "coupled"])
  func `explain why a vendor wasn't traced, and which request proves a call`(
    _ column: String
  ) async throws {
    let cells = try await Run.transcript(column).rows.map(\.cell)
    for messages in cells.map(\.messages) {
      let hidden = messages.indices.filter { messages[$0].kind == .unwatched }
      let requests = messages.filter { $0.kind == .request }

      #expect(hidden.count == requests.count)
      #expect(hidden.map { messages[$0 + 1] } == requests)
      #expect(hidden.map { messages[$0].to } == requests.map(\.from))
      #expect(hidden.allSatisfy { messages[$0].what.hasSuffix(".") })
    }
    let traced = Set(cells.flatMap(\.messages).filter { $0.kind == .unwatched }.map(\.to))

    #expect(traced == ["FacebookLoginManager", "GoogleAuthenticator", "YLPClient"])
  }

  @Test(arguments: ["adapter", "coupled"])
  func `name existing methods of vendors that weren't traced`(_ column: String) async throws {
    let vendors = try SourceTree.files(in: "Sources/Vendors").flatMap(\.code)
      .joined(separator: " ").replacing(/\s+/, with: " ")
    let hidden = try await Run.transcript(column).rows.flatMap(\.cell.messages)
      .filter { $0.kind == .unwatched }
    for message in hidden {
      let called = #/^(\w+)\((.*?)\) is called\. /#
      let method = try #require(message.what.firstMatch(of: called))
      let labels = method.2.split(separator: ":").map { "\($0)( \\w+)?: [^:]+" }
      let pattern = try Regex("func \(method.1)\\( ?" + labels.joined())

      #expect(vendors.contains(pattern), "\(method.0)")
    }
  }

  private func lines(_ step: Step, _ column: String) async throws -> [String] {
    try await Run.cell(step, column).messages.map { "\($0.from) > \($0.to): \($0.what)" }
  }
}

extension String {
  fileprivate var methodAndPath: String {
    split(separator: " ").prefix(2).joined(separator: " ")
  }
}
