import Foundation
import ProxyPattern
import Remote
import Scenario
import Tooling
import ToolingSupport

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// One fault that befalls the real remote proxy, with calls under way, and a call after it.
public struct FaultTrial: Sendable {
  /// What a call brought.
  public typealias Outcome = Result<[String], SearchError>

  /// What came of a trial.
  public struct Report: Sendable {
    /// What the calls brought that waited when the server failed.
    public var waiting: [Outcome]

    /// What a call brought that came after the server was well again.
    public var later: Outcome

    /// The servers that were talked with.
    public var processes: [Int32]
  }

  /// How many calls wait when the server fails.
  public static let calls = 3

  /// The deadline where the fault is that no answer comes.
  public static let shortDeadline = Duration.seconds(2)

  private let fault: ServerFault
  private let server: URL

  /// Prepares a trial.
  ///
  /// - Parameter server: The file of the real server.
  public init(_ fault: ServerFault, server: URL) {
    self.fault = fault
    self.server = server
  }

  /// Runs the trial.
  public func run() async throws -> Report {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("cafe-server")
    let watch = PipeWatch()
    let search = RemoteSearch(
      server: try prepare(file, watch), session: Self.session, deadline: deadline)

    var waiting: [Outcome] = []
    if fault.script != nil || fault == .notFound || fault == .notExecutable {
      waiting = await call(search, times: Self.calls)
    } else {
      _ = await call(search)
      waiting = await harm(watch.processes[0], search, watch)
    }
    try mend(file)
    let later = await call(search)
    return Report(waiting: waiting, later: later, processes: watch.processes)
  }

  private var deadline: Duration {
    fault == .stoppedPastTheDeadline || fault == .neverSaysAnything
      ? Self.shortDeadline : .seconds(60)
  }

  /// Puts a server there that has the fault until it is mended.
  private func prepare(_ file: URL, _ watch: PipeWatch) throws -> ServerProgram {
    switch fault {
    case .notFound: break
    case .notExecutable: try Data("no program".utf8).write(to: file)
    default:
      let program = fault.script == nil ? server : URL(fileURLWithPath: "/bin/sh")
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: program)
    }
    guard let script = fault.script else { return ServerProgram(file, watch: watch.note) }
    let wellOrNot = "if [ -e \"$0\" ]; then exec \"$1\"; fi; " + script
    return ServerProgram(
      file, ["-c", wellOrNot, mark(beside: file).path, server.path], watch: watch.note)
  }

  /// Takes the fault away from whatever is started from now on.
  private func mend(_ file: URL) throws {
    if fault.script != nil {
      try Data().write(to: mark(beside: file))
    } else if fault == .notFound || fault == .notExecutable {
      try? FileManager.default.removeItem(at: file)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: server)
    }
  }

  private func mark(beside file: URL) -> URL {
    file.deletingLastPathComponent().appendingPathComponent("well")
  }

  /// Does something to the real server.
  private func harm(_ process: Int32, _ search: RemoteSearch, _ watch: PipeWatch) async -> [Outcome]
  {
    switch fault {
    case .killedDuringACall:
      kill(process, SIGSTOP)
      let sent = watch.lines.count { $0.direction == .out }
      async let outcomes = call(search, times: Self.calls)
      await watch.lines(sent + Self.calls, .out)
      kill(process, SIGKILL)
      return await outcomes
    case .stoppedPastTheDeadline:
      kill(process, SIGSTOP)
      return await call(search, times: Self.calls)
    case .killedAfterACall:
      kill(process, SIGKILL)
      while kill(process, 0) == 0 { await pause() }
    default:
      kill(process, SIGKILL)
      while isRunning(process) { await pause() }
    }
    return []
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

  private func pause() async {
    try? await Task.sleep(for: .milliseconds(1))
  }

  /// Whether a child of ours runs; false as well when it is dead and not yet buried.
  private func isRunning(_ process: Int32) -> Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 && info.si_signo == 0
  }

  private static let session = Session(
    user: User(email: "user@example.com"), token: Token(value: "special-token-value"))
}
