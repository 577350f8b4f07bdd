import Foundation
import Processes
import ProgramSupport
import ProxyPattern
import Remote
import RemoteProcess
import Scenario
import TestSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A trial of one fault with the real remote proxy. Calls wait for the server when it fails, a
/// later call uses a working server, and finally that server is killed while no call waits.
struct FaultTrial: Sendable {
  /// The trial is impossible, since no server has written a line.
  struct NoServer: Error {}

  typealias Outcome = Result<[String], SearchError>

  /// The number of calls that wait when the server fails.
  static let calls = 3

  /// How long calls may wait after a server's failure: far less than the long deadline, but long
  /// enough for a busy machine.
  private static let promptly = Duration.seconds(40)

  let fault: ServerFault

  /// The executable of the real server.
  let server: URL

  /// Runs the trial. Returns a sentence for each promise that was broken.
  func brokenPromises() async throws -> [String] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("cafe-server")
    let well = folder.url.appendingPathComponent("well")
    if fault != .notFound {
      let program = fault.script == nil ? server : URL(fileURLWithPath: "/bin/sh")
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: program)
    }
    let arguments = fault.script.map {
      ["-c", #"[ -e "$0" ] && exec "$1"; "# + $0, well.path, server.path]
    }
    let pipe = PipeWatch()
    let search = RemoteSearch(
      server: ServerProgram(file, arguments ?? [], watch: pipe.note), session: .signedIn,
      deadline: .seconds(fault == .stopsAndStays ? 5 : 60))

    let started = ContinuousClock.now
    let waiting = try await outcomes(search, pipe)
    let time = ContinuousClock.now - started
    if fault == .notFound {
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: server)
    } else {
      try Data().write(to: well)
    }
    let later = await call(search)
    let last = try lastServer(on: pipe)
    kill(last, SIGKILL)
    let isBuried = try await happens { kill(last, 0) != 0 }

    var broken: [String] = []
    let expected = fault.reason.map { reason in
      Array(repeating: Outcome.failure(.peerFailed(reason)), count: Self.calls)
    }
    if waiting != expected ?? [] { broken.append("waiting calls got \(waiting)") }
    if time > Self.promptly {
      broken.append("waiting calls got their answer after \(time.inWords)")
    }
    if later != .success(["Anchor Coffee"]) { broken.append("a later call got \(later)") }
    if !isBuried { broken.append("an idle server ended, and the proxy didn't notice") }
    return broken
  }

  /// The results of the calls that wait during the fault.
  private func outcomes(_ search: RemoteSearch, _ pipe: PipeWatch) async throws -> [Outcome] {
    guard fault.script == nil, fault != .notFound else { return await calls(search) }
    _ = await call(search)
    let server = try lastServer(on: pipe)
    guard fault != .killedBeforeACall else {
      // The process has ended, but perhaps the proxy hasn't noticed yet.
      kill(server, SIGKILL)
      _ = try await happens { !isRunning(server) }
      return []
    }
    // Suspending the process first prevents an answer before the kill.
    stopAndWait(server)
    let sent = pipe.lines.count { $0.direction == .out }
    async let outcomes = calls(search)
    await pipe.lines(sent + Self.calls, .out)
    if fault == .killedDuringACall { kill(server, SIGKILL) }
    return await outcomes
  }

  private func calls(_ search: RemoteSearch) async -> [Outcome] {
    await withTaskGroup { group in
      for _ in 1...Self.calls { group.addTask { await call(search) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  private func call(_ search: RemoteSearch) async -> Outcome {
    await outcome(of: search, "an")
  }

  private func lastServer(on pipe: PipeWatch) throws(NoServer) -> Int32 {
    guard let server = pipe.processes.last else { throw NoServer() }
    return server
  }

  /// Whether a child process runs. A zombie counts as ended.
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
