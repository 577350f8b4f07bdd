import Foundation
import ProxyPattern
import Remote
import RemoteProcess
import Scenario
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The ways in which a call to another process stops waiting.
@Suite(.endsInTime) struct RemoteWaitingTests {
  private let pipe = PipeWatch()

  @Test func `releases a cancelled caller at once, tells the server, and answers the others`()
    async throws
  {
    // Answers no question until the first one is cancelled.
    let script =
      greetings(4)
      + #"printf '{"id":1,"error":{"name":"cancelled"}}\n{"id":2,"answer":["Annex"]}\n'; "#
      + reads(1) + say(#"{"id":3,"answer":["Dock"]}"#) + liveOn
    let search = scripted(script)
    let first = Task { await outcome(of: search, "an") }
    await pipe.lines(2, .out)
    let second = Task { await outcome(of: search, "a") }
    await pipe.lines(3, .out)

    first.cancel()
    let cancelled = try #require(await promptly { await first.value }, "the call still waits")
    let answered = try #require(await promptly { await second.value }, "no answer arrived")
    let later = await promptly { await outcome(of: search, "d") }

    #expect(cancelled == .failure(.cancelled))
    #expect(answered == .success(["Annex"]))
    #expect(later == .success(["Dock"]))
    #expect(pipe.lines.contains { $0.text == #"{"cancel":1}"# })
    #expect(pipe.processes.count == 1)
  }

  @Test func `lets nobody wait for a server that has died`() async throws {
    let search = scripted(greetings(4) + "kill -9 $$")

    let calls = (1...3).map { _ in Task { await outcome(of: search, "an") } }
    let answers = await promptly(within: .seconds(12)) {
      var answers: [Result<[String], SearchError>] = []
      for call in calls { answers.append(await call.value) }
      return answers
    }

    let died = SearchError.peerFailed("sh was ended by signal 9 (SIGKILL)")
    #expect(answers == Array(repeating: .failure(died), count: 3))
  }

  @Test func `asks nothing for a caller that is already cancelled`() async throws {
    let search = scripted(liveOn)
    let call = Task {
      // The task is cancelled before the call begins.
      while !Task.isCancelled { await Task.yield() }
      return await outcome(of: search, "an")
    }
    call.cancel()

    let answer = await call.value

    #expect(answer == .failure(.cancelled))
    #expect(pipe.lines.count { $0.text.contains("suggestions") } == 0)
  }

  @Test func `gives up a slow call, and keeps a server that answers late`()
    async throws
  {
    // Greets only after our greeting, the question and its cancellation.
    let script =
      reads(3) + greetings(0) + say(#"{"id":1,"answer":["late"]}"#)
      + reads(1) + say(#"{"id":2,"answer":["Dock"]}"#) + liveOn
    let search = scripted(script, deadline: .seconds(2))

    let early = await outcome(of: search, "slow")
    // When the last line has arrived, the line before it has been handled.
    await promptly { await pipe.lines(2, .back) }
    let later = await outcome(of: search, "later")

    #expect(early == .failure(.peerFailed("sh didn't answer in time")))
    #expect(later == .success(["Dock"]), "a late answer must do no harm")
    #expect(pipe.lines.contains { $0.text == #"{"cancel":1}"# })
    #expect(pipe.processes.count == 1)
  }

  @Test func `starts a new server when the old one misses a deadline and stays silent`() async {
    // Answers only its first question.
    let script = greetings(2) + say(#"{"id":1,"answer":["Dock"]}"#) + liveOn
    let search = scripted(script, deadline: .seconds(2))

    var answers: [Result<[String], SearchError>] = []
    for _ in 1...3 { answers.append(await outcome(of: search, "an")) }

    let silent = SearchError.peerFailed("sh didn't answer in time")
    #expect(answers == [.success(["Dock"]), .failure(silent), .success(["Dock"])])
    #expect(pipe.processes.count == 2)
    #expect(pipe.processes.first.map { isAlive(group: Data("\($0)\n".utf8)) } == false)
    #expect(pipe.processes.last.map { kill($0, 0) } == 0, "the old server may still answer")
    withExtendedLifetime(search) {}
  }

  @Test(arguments: [Duration.milliseconds(200), .seconds(1)])
  func `waits for each call until its deadline`(_ deadline: Duration) async throws {
    let search = scripted(liveOn, deadline: deadline)
    for _ in 1...2 {
      #expect(try await timeToGiveUp(search) >= deadline)
    }
  }

  @Test func `waits for a slow answer by default`() async {
    let script = greetings(2) + "sleep 3; " + say(#"{"id":1,"answer":["Dock"]}"#) + liveOn
    let search = RemoteSearch(server: program(script), session: nil)

    #expect(await outcome(of: search, "an") == .success(["Dock"]))
  }

  private func timeToGiveUp(_ search: RemoteSearch) async throws -> Duration {
    let started = ContinuousClock.now
    let end = await promptly(within: .seconds(30)) { await outcome(of: search, "an") }
    let answer = try #require(end, "the call still waits")
    #expect(answer == .failure(.peerFailed("sh didn't answer in time")))
    return ContinuousClock.now - started
  }

  private func scripted(_ script: String, deadline: Duration = .seconds(60)) -> RemoteSearch {
    RemoteSearch(server: program(script), session: nil, deadline: deadline)
  }

  private func program(_ script: String) -> ServerProgram {
    ServerProgram(URL(fileURLWithPath: "/bin/sh"), ["-c", script], watch: pipe.note)
  }
}
