import Foundation
import Processes
import ProgramSupport
import ProxyPattern
import Remote
import Scenario
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One fault that befalls the real remote proxy: calls wait for the server when it fails, another
/// call comes when it is well again, and at last the server is killed while nobody calls.
struct FaultTrial: Sendable {
  /// What came of a trial.
  struct Report: Sendable {
    /// How many servers were killed on purpose.
    var kills = 0

    /// What didn't come as it has to, a sentence each.
    var brokenPromises: [String]
  }

  /// A trial that can't be held: no server has ever said a word.
  struct NoServer: Error {}

  typealias Outcome = Result<[String], SearchError>

  /// How many calls wait when the server fails.
  static let calls = 3

  /// The deadline where the fault is that no answer comes. It is long enough for a server that is
  /// well, on a machine that does other things.
  static let shortDeadline = Duration.seconds(5)

  private static let longDeadline = Duration.seconds(60)

  /// How long who waits may wait when a server fails: far less than the long deadline, and long
  /// enough for a machine that does other things.
  private static let promptly = Duration.seconds(40)

  let fault: ServerFault

  /// The file of the real server.
  let server: URL

  /// Runs the trial.
  func run() async throws -> Report {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let stage = FaultStage(fault, folder: folder.url, server: server)
    try stage.set()
    let pipe = PipeWatch()
    let search = RemoteSearch(
      server: ServerProgram(stage.file, stage.arguments, watch: pipe.note), session: .signedIn,
      deadline: fault.isSilence ? Self.shortDeadline : Self.longDeadline)

    let waiting: [Outcome]
    let started = ContinuousClock.now
    if fault.isTheServersOwn {
      waiting = await call(search, times: Self.calls)
    } else {
      _ = await call(search)
      waiting = try await harm(try lastServer(on: pipe), search, pipe)
    }
    let time = ContinuousClock.now - started
    try stage.mend()
    let later = await call(search)
    let isBuried = try await isBuried(killing: try lastServer(on: pipe))
    var broken = brokenPromises(waiting, later, isBuried)
    if time > Self.promptly { broken.append("who waited was told after \(time.inWords)") }
    return Report(kills: fault.kills + 1, brokenPromises: broken)
  }

  /// Does to the real server what the fault is.
  private func harm(
    _ server: Int32, _ search: RemoteSearch, _ pipe: PipeWatch
  ) async throws -> [Outcome] {
    switch fault {
    case .killedDuringACall:
      stopAndWait(server)
      let sent = pipe.lines.count { $0.direction == .out }
      async let outcomes = call(search, times: Self.calls)
      await pipe.lines(sent + Self.calls, .out)
      kill(server, SIGKILL)
      return await outcomes
    case .stoppedPastTheDeadline:
      stopAndWait(server)
      return await call(search, times: Self.calls)
    case .killedAfterACall:
      _ = try await isBuried(killing: server)
    default:
      // Dead, but perhaps nobody has noticed yet.
      kill(server, SIGKILL)
      _ = try await happens { !isRunning(server) }
    }
    return []
  }

  private func brokenPromises(
    _ waiting: [Outcome], _ later: Outcome, _ isBuried: Bool
  ) -> [String] {
    var broken: [String] = []
    let answers = waiting.count { (try? $0.get()) != nil }
    let failures = Set(
      waiting.compactMap { outcome in
        if case .failure(let error) = outcome { error } else { nil }
      })
    if let reason = fault.reason {
      if waiting.count != Self.calls || answers != fault.answered {
        broken.append("\(answers) of \(waiting.count) calls that waited were answered")
      }
      if failures != [.peerFailed(reason)] {
        broken.append("who waited was told \(failures.map { "'\($0)'" }), not '\(reason)'")
      }
    }
    if later != .success(["Anchor Coffee"]) { broken.append("a later call brought \(later)") }
    if !isBuried { broken.append("nobody noticed the end of a server that nobody called") }
    return broken
  }

  private func call(_ search: RemoteSearch, times: Int) async -> [Outcome] {
    await withTaskGroup { group in
      for _ in 1...times { group.addTask { await call(search) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  private func call(_ search: RemoteSearch) async -> Outcome {
    do throws(SearchError) {
      return .success(try await search.suggestions(for: "an"))
    } catch {
      return .failure(error)
    }
  }

  private func lastServer(on pipe: PipeWatch) throws(NoServer) -> Int32 {
    guard let server = pipe.processes.last else { throw NoServer() }
    return server
  }

  /// Kills a server, and sees whether whoever started it takes notice of its end.
  private func isBuried(killing server: Int32) async throws -> Bool {
    kill(server, SIGKILL)
    return try await happens { kill(server, 0) != 0 }
  }

  /// Whether a child of ours runs; false as well when it is dead and not yet buried.
  private func isRunning(_ process: Int32) -> Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 && info.si_signo == 0
  }

  private func happens(_ condition: () -> Bool) async throws -> Bool {
    for _ in 1...20_000 where !condition() { try await Task.sleep(for: .milliseconds(1)) }
    return condition()
  }
}
