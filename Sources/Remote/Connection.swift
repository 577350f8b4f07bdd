import Locking
import Scenario

/// A conversation with one running server: each question has a number, which its answer carries. It
/// ends, and the server with it, when nobody holds it any more.
public final class Connection: Sendable {
  private typealias Outcome = Result<String, RemoteFailure>

  private struct State: Sendable {
    var peer: (any Peer)?
    var hasGreeted = false
    var lastID = 0
    /// The calls that wait for an answer, by the number of their question.
    var waiting: [Int: Promise<Outcome>] = [:]
    var isOverdue = false
    var failure: RemoteFailure?
  }

  private let server: ServerProgram
  private let token: String?
  private let state = Locked(State())

  init(_ server: ServerProgram, session: Session?) throws(RemoteFailure) {
    self.server = server
    // As it stands between the quotation marks of a line.
    token = session.map { String(Wire.line($0.token.value).dropFirst().dropLast()) }
    let peer = try server.start(
      (
        heard: { [weak self] line, process in self?.hear(line, from: process) },
        ended: { [weak self] reason in self?.end(because: reason) }
      ))
    state.withLock { if $0.failure == nil { $0.peer = peer } }
    send(Greeting(session))
  }

  /// Whether questions can be asked: the server runs, has done nothing wrong, and hasn't been
  /// silent since it missed a deadline.
  public var isOpen: Bool {
    state.withLock { !$0.isOverdue && $0.peer?.isRunning == true }
  }

  /// Asks a question and waits for its answer. Many may wait at the same time. The first question
  /// doesn't wait for the server's greeting: that would take a round trip more.
  ///
  /// - Parameter deadline: How long to wait. Others wait on, each to its own deadline.
  /// - Throws: `cancelled` as soon as the caller is cancelled; others wait on.
  public func answer<Answer: Codable & Sendable>(
    to question: Question, within deadline: Duration
  ) async throws(RemoteFailure) -> Answer {
    guard !Task.isCancelled else { throw .cancelled }
    let promise = Promise<Outcome>()
    let id = try number(for: promise)
    send(CallLine(id, question))
    let timer = Task {
      // To sleep for more than some centuries would end the program.
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

  /// Lets nobody wait for a question any more, unless it has its answer, and tells the server.
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

  /// Hands a line to the call that waits for it.
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
      end(because: "wrote a line that is no answer")
    }
  }

  /// Lets the server go. All waiting calls, and all later ones, fail with the reason.
  @discardableResult
  private func end(because reason: String) -> RemoteFailure {
    let failure = RemoteFailure.peer("\(server.name) \(reason)")
    let (waiters, peer) = state.withLock { state in
      defer { (state.waiting, state.peer, state.failure) = ([:], nil, state.failure ?? failure) }
      return (state.waiting.values, state.peer)
    }
    for waiter in waiters { waiter.fulfil(.failure(failure)) }
    // Ended here, and not behind the lock.
    withExtendedLifetime(peer) {}
    return failure
  }

  /// Shows a line to the observer. Bytes are replaced, not characters: what follows the token could
  /// change its last character.
  private func show(_ arrow: String, _ line: String, _ process: Int32) {
    guard let watch = server.watch else { return }
    var bytes = Array(line.utf8)
    if let token, !token.isEmpty { bytes.replace(Array(token.utf8), with: Array("***".utf8)) }
    watch(process, "\(arrow) \(String(decoding: bytes, as: UTF8.self))")
  }
}

/// Why a question to another process brought no answer: which side failed.
public enum RemoteFailure: Error, Hashable, Sendable {
  /// The client in the other process was asked, and failed in its own way.
  case answered(SearchError)

  /// The other process failed: it was lost, silent, or wrote what makes no sense; with what it did.
  case peer(String)

  /// The caller was cancelled.
  case cancelled
}
