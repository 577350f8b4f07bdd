import Processes
import Scenario

/// A conversation with one running server. It ends, and the server with it, when nobody holds it
/// any more.
public final class Connection: Sendable {
  private let name: String
  private let peer: LineProcess
  private let calls: PendingCalls

  init(_ server: ServerProgram, session: Session?) throws(RemoteFailure) {
    let calls = PendingCalls(name: server.name)
    do {
      peer = try LineProcess(
        ChildProcess(server.executable, server.arguments), longestLine: server.longestLine
      ) { process in
        PipeListener(calls: calls, process: process, token: session?.token, watch: server.watch)
      }
    } catch {
      throw .peer("\(server.name) couldn't be started: \(error.reason)")
    }
    name = server.name
    self.calls = calls
    send(Greeting(session))
  }

  /// Whether questions can be asked: the server runs, has done nothing wrong, and hasn't been
  /// silent since it missed a deadline.
  public var isOpen: Bool {
    peer.isRunning && !calls.isOverdue
  }

  /// Asks a question and waits for its answer. Many may wait at the same time. The first question
  /// doesn't wait for the server's greeting: that would take a round trip more.
  ///
  /// - Parameter deadline: How long to wait, to a tenth of a second. Others wait on, each to its
  ///   own deadline.
  /// - Throws: `cancelled` as soon as the caller is cancelled; others wait on.
  public func answer<Answer: Codable & Sendable>(
    to question: Question, within deadline: Duration
  ) async throws(RemoteFailure) -> Answer {
    guard !Task.isCancelled else { throw .cancelled }
    // A stream of one value. Waiting for it ends without the value when this task is cancelled.
    let (outcomes, outcome) = AsyncStream<Result<Answer, RemoteFailure>>.makeStream()
    let id = try calls.add(outcome, within: deadline)
    send(CallLine(id, question))
    for await outcome in outcomes where !Task.isCancelled { return try outcome.get() }
    if calls.drop(id) { send(CallLine(cancelling: id)) }
    throw .cancelled
  }

  private func send(_ line: some Encodable) {
    peer.send(Wire.bytes(line))
  }
}
