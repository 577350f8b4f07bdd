import Locking

/// The questions that wait for an answer, each under its number.
final class PendingCalls: Sendable {
  /// A question that waits.
  struct Call: Sendable {
    let id: Int

    /// How many lines had been heard when it was asked.
    fileprivate let heardBefore: Int
  }

  private struct Waiter: Sendable {
    /// Takes a line with an answer; false when it can't be read.
    let take: @Sendable (String) -> Bool
    let fail: @Sendable (RemoteFailure) -> Void
  }

  private struct State: Sendable {
    var lastID = 0
    var linesHeard = 0
    var waiting: [Int: Waiter] = [:]
    /// Asked, and then given up: their answers may still come.
    var dropped: Set<Int> = []
    var failure: RemoteFailure?
  }

  private let name: String
  private let state = Locked(State())

  /// - Parameter name: The server's name, for what is said of it.
  init(name: String) {
    self.name = name
  }

  /// Adds a question.
  ///
  /// - Parameter outcome: Where the answer goes.
  func add<Answer: Codable & Sendable>(
    _ outcome: AsyncStream<Result<Answer, RemoteFailure>>.Continuation
  ) throws(RemoteFailure) -> Call {
    let waiter = Waiter { line in
      guard let result = Wire.value(AnswerLine<Answer>.self, on: line)?.result else { return false }
      outcome.yield(result.mapError(RemoteFailure.answered))
      outcome.finish()
      return true
    } fail: { failure in
      outcome.yield(.failure(failure))
      outcome.finish()
    }
    let call = state.withLock { state -> Result<Call, RemoteFailure> in
      if let failure = state.failure { return .failure(failure) }
      state.lastID += 1
      state.waiting[state.lastID] = waiter
      return .success(Call(id: state.lastID, heardBefore: state.linesHeard))
    }
    return try call.get()
  }

  /// Whether a question still waits, and nothing at all has come since it was asked.
  func hasHeardNothing(since call: Call) -> Bool {
    state.withLock { state in
      state.waiting[call.id] != nil && state.linesHeard == call.heardBefore
    }
  }

  /// Gives a question up; false when it doesn't wait any more.
  ///
  /// - Parameter reason: What the server did wrong; nil when the caller doesn't listen any more.
  func drop(_ call: Call, because reason: String? = nil) -> Bool {
    let waiter = state.withLock { state in
      let waiter = state.waiting.removeValue(forKey: call.id)
      if waiter != nil { state.dropped.insert(call.id) }
      return waiter
    }
    if let reason { waiter?.fail(failure(reason)) }
    return waiter != nil
  }

  /// Hands a line to the question that it answers.
  ///
  /// - Returns: What is wrong with the line, or nil.
  func hear(_ line: String) -> String? {
    let isFirst = state.withLock { state in
      state.linesHeard += 1
      return state.linesHeard == 1
    }
    if isFirst { return hearGreeting(line) }
    guard let id = Wire.value(AnswerNumber.self, on: line)?.id else {
      return "wrote a line that is no answer"
    }
    let (waiter, wasDropped) = state.withLock { state in
      (state.waiting[id], state.dropped.remove(id) != nil)
    }
    if wasDropped { return nil }
    guard let waiter else { return "answered number \(id), for which nobody waits" }
    guard waiter.take(line) else { return "wrote an answer that can't be read" }
    state.withLock { $0.waiting[id] = nil }
    return nil
  }

  /// Tells everybody who waits, and whoever comes later, that no answer will come.
  func end(because reason: String) {
    let failure = failure(reason)
    let waiters = state.withLock { state in
      state.failure = failure
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for waiter in waiters { waiter.fail(failure) }
  }

  private func hearGreeting(_ line: String) -> String? {
    guard let greeting = Wire.value(Greeting.self, on: line) else {
      return "began with a line that is no greeting"
    }
    guard greeting.version == Wire.version else {
      return "speaks version \(greeting.version), not \(Wire.version)"
    }
    return nil
  }

  private func failure(_ reason: String) -> RemoteFailure {
    .peer("\(name) \(reason)")
  }
}
