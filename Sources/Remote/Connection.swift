import Scenario
import Tooling

/// A conversation with one running server. It ends, and the server with it, when nobody holds it any
/// more.
public final class Connection: Sendable {
  private let name: String
  private let peer: Peer
  private let calls: PendingCalls

  init(_ server: ServerProgram, session: Session?) throws(RemoteFailure) {
    let calls = PendingCalls(name: server.name)
    do {
      peer = try Peer(
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

  /// Whether questions can be asked: the server runs, and hasn't done anything wrong so far.
  public var isOpen: Bool {
    peer.isRunning
  }

  /// Asks a question and waits for its answer. Many may wait at the same time. The first question
  /// doesn't wait for the server's greeting: that would take a round trip more.
  ///
  /// - Parameter deadline: How long to wait. A server that says nothing at all in this time is
  ///   ended; one that has answered others meanwhile goes on without this question.
  /// - Throws: `cancelled` as soon as the caller is cancelled; others wait on.
  public func answer<Answer: Codable & Sendable>(
    to question: Question, within deadline: Duration
  ) async throws(RemoteFailure) -> Answer {
    guard !Task.isCancelled else { throw .cancelled }
    // A stream of one value. Waiting for it ends without the value when this task is cancelled.
    let (outcomes, outcome) = AsyncStream<Result<Answer, RemoteFailure>>.makeStream()
    let call = try calls.add(outcome)
    send(CallLine(call.id, question))
    let clock = Task { [weak self] in
      guard (try? await Task.sleep(for: deadline)) != nil else { return }
      self?.giveUp(call, after: deadline)
    }
    defer { clock.cancel() }
    for await outcome in outcomes { return try outcome.get() }
    if calls.drop(call) { send(CallLine(cancelling: call.id)) }
    throw .cancelled
  }

  private func giveUp(_ call: PendingCalls.Call, after deadline: Duration) {
    if calls.hasHeardNothing(since: call) {
      peer.end(because: "said nothing for \(deadline.inWords)")
    } else if calls.drop(call, because: "didn't answer within \(deadline.inWords)") {
      send(CallLine(cancelling: call.id))
    }
  }

  private func send(_ line: some Encodable) {
    peer.send(Array(Wire.line(line).utf8))
  }
}
