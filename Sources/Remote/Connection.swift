import Locking
import Scenario

/// A connection to one running server. Each question has a number, and its answer carries the same
/// number. When nobody holds the connection anymore, the connection and the server end.
public final class Connection: Sendable {
  private typealias Outcome = Result<String, RemoteFailure>

  private struct State: Sendable {
    var peer: (any Peer)?
    var hasGreeted = false
    var lastID = 0
    /// The calls that wait for an answer, by question number.
    var waiting: [Int: Promise<Outcome>] = [:]
    var isOverdue = false
    var failure: RemoteFailure?
  }

  private let server: ServerProgram
  private let token: String?
  private let state = Locked(State())

  init(_ server: ServerProgram, session: Session?) throws(RemoteFailure) {
    self.server = server
    // The token, escaped as in a JSON line.
    token = session.map { String(Wire.line($0.token.value).dropFirst().dropLast()) }
    let peer = try server.start(
      (
        heard: { [weak self] line, process in self?.hear(line, from: process) },
        ended: { [weak self] reason in self?.end(because: reason) }
      ))
    state.withLock { if $0.failure == nil { $0.peer = peer } }
    send(Greeting(session))
  }

  /// Whether questions can be asked: the server is running, has written nothing invalid, and hasn't
  /// been silent since it missed a deadline.
  public var isOpen: Bool {
    state.withLock { !$0.isOverdue && $0.peer?.isRunning == true }
  }

  /// Asks a question and waits for its answer. Many callers may wait at the same time. The first
  /// question doesn't wait for the server's greeting, since waiting would cost a round trip.
  ///
  /// - Parameter deadline: How long this caller waits. Other callers aren't affected.
  /// - Throws: `cancelled` as soon as this caller is cancelled. Other callers keep waiting.
  public func answer<Answer: Codable & Sendable>(
    to question: Question, within deadline: Duration
  ) async throws(RemoteFailure) -> Answer {
    guard !Task.isCancelled else { throw .cancelled }
    let promise = Promise<Outcome>()
    let id = try number(for: promise)
    send(CallLine(id, question))
    let timer = Task {
      // A sleep of several centuries would crash the program.
      guard (try? await Task.sleep(for: min(deadline, .seconds(1 << 32)))) != nil else { return }
      giveUp(id, because: .peer("\(server.name) didn't answer in time"))
    }
    defer { timer.cancel() }
    guard let outcome = await promise.value() else {
      giveUp(id, because: .cancelled)
      throw .cancelled
    }
    return try answer(on: outcome.get())
  }

  private func number(for waiter: Promise<Outcome>) throws(RemoteFailure) -> Int {
    let number = state.withLock { state -> Result<Int, RemoteFailure> in
      if let failure = state.failure { return .failure(failure) }
      state.lastID += 1
      state.waiting[state.lastID] = waiter
      return .success(state.lastID)
    }
    return try number.get()
  }

  private func answer<Answer: Codable>(on line: String) throws(RemoteFailure) -> Answer {
    switch Wire.value(AnswerLine<Answer>.self, on: line)?.result {
    case .success(let answer): return answer
    case .failure(let error): throw .answered(error)
    case nil: throw end(because: "wrote an answer that can't be read")
    }
  }

  /// Stops waiting for an answer that hasn't arrived, and cancels the question at the server.
  private func giveUp(_ id: Int, because failure: RemoteFailure) {
    let waiter = state.withLock { state in
      let waiter = state.waiting.removeValue(forKey: id)
      if waiter != nil, failure != .cancelled { state.isOverdue = true }
      return waiter
    }
    guard let waiter else { return }
    send(CallLine(cancelling: id))
    waiter.fulfil(.failure(failure))
  }

  private func send(_ line: some Encodable) {
    guard let peer = state.withLock(\.peer) else { return }
    let text = Wire.line(line)
    show("->", text, peer.processNumber)
    peer.send(Array(text.utf8))
  }

  /// Passes a line to the call that waits for it.
  private func hear(_ bytes: [UInt8], from process: Int32) {
    let line = String(decoding: bytes, as: UTF8.self)
    show("<-", line, process)
    let isGreeting = state.withLock { state in
      state.isOverdue = false
      defer { state.hasGreeted = true }
      return !state.hasGreeted
    }
    if isGreeting {
      if let fault = Greeting.fault(in: line) { end(because: fault) }
    } else if let id = Wire.value(AnswerNumber.self, on: line)?.id {
      // Nobody waits for an answer that comes too late.
      let waiter = state.withLock { $0.waiting.removeValue(forKey: id) }
      waiter?.fulfil(.success(line))
    } else {
      end(because: "wrote a line that isn't an answer")
    }
  }

  /// Ends the connection. All waiting calls, and all later calls, fail with this reason.
  @discardableResult
  private func end(because reason: String) -> RemoteFailure {
    let failure = RemoteFailure.peer("\(server.name) \(reason)")
    let (waiters, peer) = state.withLock { state in
      defer { (state.waiting, state.peer, state.failure) = ([:], nil, state.failure ?? failure) }
      return (state.waiting.values, state.peer)
    }
    for waiter in waiters { waiter.fulfil(.failure(failure)) }
    // The server ends here, outside the lock.
    withExtendedLifetime(peer) {}
    return failure
  }

  /// Shows a line to the observer, with `***` for the token. Bytes are replaced, not characters:
  /// the text after the token could combine with the token's last character.
  private func show(_ arrow: String, _ line: String, _ process: Int32) {
    guard let watch = server.watch else { return }
    var bytes = Array(line.utf8)
    if let token, !token.isEmpty { bytes.replace(Array(token.utf8), with: Array("***".utf8)) }
    watch(process, "\(arrow) \(String(decoding: bytes, as: UTF8.self))")
  }
}

/// Why a question to another process got no answer. The cases show which side failed.
public enum RemoteFailure: Error, Hashable, Sendable {
  /// The client in the other process failed with this error.
  case answered(SearchError)

  /// The other process itself failed: it ended, was silent, or wrote an invalid line. The text says
  /// what it did.
  case peer(String)

  /// The caller was cancelled.
  case cancelled
}
