import CafeService
import FakeNetwork
import Foundation
import ProgramSupport
import ProxyPattern
import Remote
import RemoteProcess
import Scenario
import TestSupport
import Testing

/// The remote proxy with the real server: the client's results, and the lines on the pipe.
@Suite(.endsInTime) struct RemoteSearchTests {
  private let pipe = PipeWatch()

  @Test func `starts one process for all calls, and none before the first`() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let starts = folder.url.appendingPathComponent("starts").path
    let search = RemoteSearch(
      server: try scripted(#"echo x >> "$0"; exec "$1""#, starts), session: .signedIn,
      deadline: patience)
    // A process that starts by itself would be there in far less time.
    try await Task.sleep(for: .milliseconds(200))
    let early = FileManager.default.fileExists(atPath: starts)

    for _ in 1...3 { _ = try await search.search(.coffeeNearby) }

    #expect(!early, "the server was started before the first call")
    #expect(try String(contentsOfFile: starts, encoding: .utf8) == "x\n")
    #expect(pipe.processes.count == 1)
  }

  @Test func `forwards every requirement, each as a separate line`() async throws {
    let search = try remote()

    let found = try await search.search(.coffeeNearby)
    let names = try await search.suggestions(for: "an")

    #expect(found == .cafes)
    #expect(names == ["Anchor Coffee"])
    #expect(
      pipe.lines.filter { $0.direction == .out }.map(\.text) == [
        #"{"email":"user@example.com","token":"***","version":1}"#,
        #"{"id":1,"search":{"limit":3,"offset":0,"place":"#
          + #"{"latitude":54.3027,"longitude":10.1092},"term":"coffee"}}"#,
        #"{"id":2,"suggestions":"an"}"#,
      ])
    #expect(pipe.lines.count == 6)
    #expect(pipe.lines.last?.text == #"{"answer":["Anchor Coffee"],"id":2}"#)
  }

  @Test(arguments: Query.differingInOneField)
  func `sends every field of a query`(_ other: Query) async throws {
    let search = try remote()

    _ = try await search.search(.coffeeNearby)
    _ = try await search.search(other)

    let sent = pipe.lines.filter { $0.direction == .out }.map(\.text)
    #expect(sent.count == 3)
    #expect(sent[1].replacing(#""id":1,"#, with: "") != sent[2].replacing(#""id":2,"#, with: ""))
  }

  @Test func `lets the subject reject a bad query, even with a number that JSON can't write`()
    async throws
  {
    let search = try remote()
    let nowhere = Query(
      place: Coordinate(latitude: .nan, longitude: -.infinity), term: "coffee", limit: 3)

    let answer = await outcome(of: search, nowhere)

    #expect(answer == .failure(.invalidQuery("The place isn't on the earth.")))
    #expect(pipe.lines.count { $0.direction == .out } == 2)
  }

  @Test func `distinguishes an outage behind the server from a failure of the server`() async throws
  {
    let search = RemoteSearch(
      server: try server("--fail-next", "1"), session: .signedIn, deadline: patience)

    let during = await outcome(of: search)
    let after = await outcome(of: search)

    #expect(during == .failure(.unavailable("connection lost")))
    #expect(after == .success(.cafes))
    #expect(pipe.processes.count == 1, "a search error must not start a new process")
  }

  @Test(arguments: [
    ("notSignedIn", SearchError.notSignedIn), ("cancelled", .cancelled),
    ("unavailable", .unavailable("say \"storm\"")),
    ("unreadableAnswer", .unreadableAnswer("say \"storm\"")),
    ("invalidQuery", .invalidQuery("say \"storm\"")), ("peerFailed", .peerFailed("say \"storm\"")),
  ])
  func `passes a search error on unchanged`(
    _ name: String, _ error: SearchError
  ) async throws {
    let reply = #"{"id":1,"error":{"name":"\#(name)","reason":"say \"storm\""}}"#
    let search = RemoteSearch(
      server: try scripted(greetings(2) + say(reply) + liveOn), session: nil, deadline: patience)

    let answer = await outcome(of: search)

    #expect(answer == .failure(error))
  }

  @Test func `gives each caller its own answer, in any order`() async throws {
    // Answers three questions, the highest number first, each with the question's own term. The
    // order of the questions is random.
    let script =
      greetings(1)
        + #"""
        read -r a; read -r b; read -r c
        printf '%s\n' "$a" "$b" "$c" | sort -r | while read -r line; do
          id=${line#*:}; id=${id%%,*}; word=${line##*:}; word=${word%\}}
          printf '{"id":%s,"answer":[%s]}\n' "$id" "$word"
        done; exec sleep 60
        """#
    let search = RemoteSearch(server: try scripted(script), session: nil, deadline: patience)

    async let first = search.suggestions(for: "one")
    async let second = search.suggestions(for: "two")
    async let third = search.suggestions(for: "three")
    let answers = try await [first, second, third]

    #expect(answers == [["one"], ["two"], ["three"]])
  }

  @Test func `answers a hundred simultaneous calls correctly, in one process`() async throws {
    let search = try remote()
    let queries = (1...100).map { number in
      Query(place: .harborSquare, term: "coffee", limit: 1 + number % 5, offset: number % 7)
    }
    var expected: [Query: [Business]] = [:]
    for query in Set(queries) { expected[query] = try await search.search(query) }

    let found = try await withThrowingTaskGroup(of: (Query, [Business]).self) { group in
      for query in queries { group.addTask { (query, try await search.search(query)) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(found.count == 100)
    #expect(found.allSatisfy { expected[$0.0] == $0.1 })
    #expect(pipe.processes.count == 1)
  }

  @Test func `ignores unknown fields of an answer`() async throws {
    let script = #"""
      echo '{"version":1,"mood":"good"}'; read -r g; read -r a
      echo '{"id":1,"answer":["Annex"],"took":{"ms":3}}'; exec sleep 60
      """#
    let search = RemoteSearch(server: try scripted(script), session: nil, deadline: patience)

    let names = try await search.suggestions(for: "an")

    #expect(names == ["Annex"])
  }

  @Test(arguments: [
    #"{"id":1}"#, #"{"id":1,"answer":null}"#, #"{"id":1,"answer":"Annex"}"#,
    #"{"id":1,"answer":[],"error":{"name":"cancelled"}}"#, #"{"id":1,"error":{"name":"tired"}}"#,
    #"{"id":1,"error":{"name":"unavailable"}}"#,
  ])
  func `rejects a line that isn't an answer`(_ line: String) async throws {
    let search = RemoteSearch(
      server: try scripted(greetings(2) + say(line) + liveOn), session: nil, deadline: patience)

    let answer = await outcome { () async throws(SearchError) in
      try await search.suggestions(for: "an")
    }

    #expect(answer == .failure(.peerFailed("sh wrote an answer that can't be read")))
  }

  @Test func `masks the token in every line`() async throws {
    // A server that sends everything back. Its first line counts as its greeting.
    let token = #"special-"token"\value"#
    let search = RemoteSearch(
      server: try scripted("exec cat"),
      session: Session(user: User(email: "user@example.com"), token: Token(value: token)),
      deadline: patience)

    // A search for the token's text, twice in one line.
    let answer = await TestSupport.outcome { () async throws(SearchError) in
      try await search.suggestions(for: "\(token) \(token)")
    }
    await pipe.lines(2, .back)

    #expect(answer == .failure(.peerFailed("sh wrote an answer that can't be read")))
    #expect(pipe.lines.count == 4)
    #expect(pipe.lines.allSatisfy { !"\($0)".contains("special-") })
  }

  @Test func `masks the token even when the next text changes its last character`()
    async throws
  {
    let search = RemoteSearch(
      server: try scripted(
        #"read -r a; printf '%s\n' "$a" | LC_ALL=C sed "s/-value/&$(printf '\314\201')/"; "#
          + "exec sleep 60"),
      session: .signedIn, deadline: patience)

    let call = Task { await outcome(of: search) }
    await pipe.lines(1, .back)
    call.cancel()
    _ = await call.value

    let greeting = pipe.lines.first { $0.direction == .back }
    #expect(greeting?.text.contains("***\u{301}") == true)
    #expect(pipe.lines.allSatisfy { !$0.text.contains("special-token") })
  }

  @Test func `accepts a line up to the limit, and rejects a longer one`() async throws {
    let reply = #"{"id":1,"answer":["Annex"]}"#
    let script = greetings(2) + say(reply) + liveOn
    var answers: [Result<[String], SearchError>] = []
    for longest in [reply.utf8.count, reply.utf8.count - 1] {
      let server = ServerProgram(
        URL(fileURLWithPath: "/bin/sh"), ["-c", script], longestLine: longest)
      let search = RemoteSearch(server: server, session: nil, deadline: patience)
      answers.append(await outcome(of: search, "an"))
    }

    let tooLong = SearchError.peerFailed(
      "sh wrote a line of more than \(reply.utf8.count - 1) bytes")
    #expect(answers == [.success(["Annex"]), .failure(tooLong)])
  }

  @Test func `ends the process when nobody holds the proxy anymore`() async throws {
    var search: RemoteSearch? = try remote()
    _ = try await search?.search(.coffeeNearby)
    let process = try #require(pipe.processes.first)
    search = nil

    #expect(!isAlive(group: Data("\(process)\n".utf8)))
  }

  @Test func `gives each session a process, and ends it at sign-out`() async throws {
    let proxy = GuardedService.remote(server: try server()) {
      Service(network: Network())
    }
    let before = await outcome(of: proxy)
    let session = try await proxy.logIn(email: "user@example.com", password: "password")
    let found = await outcome(of: proxy)
    await proxy.logOut(session)
    let first = try #require(pipe.processes.first)
    let isLeft = isAlive(group: Data("\(first)\n".utf8))
    _ = try await proxy.logIn(email: "user@example.com", password: "password")
    _ = await outcome(of: proxy)

    #expect(before == .failure(.notSignedIn))
    #expect(found == .success(.cafes))
    #expect(!isLeft)
    #expect(pipe.processes.count == 2)
  }

  private func remote() throws -> RemoteSearch {
    RemoteSearch(server: try server(), session: .signedIn, deadline: patience)
  }

  /// The real server.
  private func server(_ arguments: String...) throws -> ServerProgram {
    ServerProgram(try BuiltPrograms.file("cafe-server"), arguments, watch: pipe.note)
  }

  /// A server that runs a script. The real server's path is `$1`.
  private func scripted(_ script: String, _ file: String = "-") throws -> ServerProgram {
    let real = try BuiltPrograms.file("cafe-server").path
    return ServerProgram(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script, file, real], watch: pipe.note)
  }
}

// Long enough for a slow machine. No test waits this long.
private let patience = Duration.seconds(60)
