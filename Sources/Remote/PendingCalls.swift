import Locking

/// The questions that wait for an answer, each under its number.
final class PendingCalls: Sendable {
  private struct Waiter: Sendable {
    let deadline: Duration
    let end: ContinuousClock.Instant

    /// Takes a line with an answer; false when it can't be read.
    let take: @Sendable (String) -> Bool
    let fail: @Sendable (RemoteFailure) -> Void
  }

  private struct State: Sendable {
    var lastID = 0
    var hasGreeted = false
    var waiting: [Int: Waiter] = [:]
    /// Asked, and then given up: their answers may still come.
    var dropped: Set<Int> = []
    var isOverdue = false
    var failure: RemoteFailure?
  }

  private let name: String
  private let state = Locked(State())

  /// - Parameter name: The server's name, for what is said of it.
  init(name: String) {
    self.name = name
  }

  /// Whether the server has missed a deadline, and said nothing since.
  var isOverdue: Bool {
    state.withLock(\.isOverdue)
  }

  /// Adds a question, and gives it a number.
  ///
  /// - Parameters:
  ///   - outcome: Where the answer goes.
  ///   - deadline: How long it may wait.
  func add<Answer: Codable & Sendable>(
    _ outcome: AsyncStream<Result<Answer, RemoteFailure>>.Continuation, within deadline: Duration
  ) throws(RemoteFailure) -> Int {
    let take = { @Sendable (line: String) in
      guard let result = Wire.value(AnswerLine<Answer>.self, on: line)?.result else { return false }
      outcome.yield(result.mapError(RemoteFailure.answered))
      outcome.finish()
      return true
    }
    let fail = { @Sendable (failure: RemoteFailure) in
      outcome.yield(.failure(failure))
      outcome.finish()
    }
    let id = state.withLock { state -> Result<Int, RemoteFailure> in
      if let failure = state.failure { return .failure(failure) }
      state.lastID += 1
      state.waiting[state.lastID] = Waiter(
        deadline: deadline, end: .now + deadline, take: take, fail: fail)
      return .success(state.lastID)
    }
    return try id.get()
  }

  /// Gives up a question whose caller doesn't listen any more; false when it doesn't wait any more.
  func drop(_ id: Int) -> Bool {
    state.withLock { state in
      guard state.waiting.removeValue(forKey: id) != nil else { return false }
      state.dropped.insert(id)
      return true
    }
  }

  /// Gives up the questions whose deadline has passed, and tells those who wait. Others wait on.
  ///
  /// - Returns: The numbers of these questions.
  func giveUp(at now: ContinuousClock.Instant) -> [Int] {
    let late = state.withLock { state in
      let late = state.waiting.filter { $0.value.end <= now }
      for id in late.keys {
        state.waiting[id] = nil
        state.dropped.insert(id)
        state.isOverdue = true
      }
      return late
    }
    for waiter in late.values {
      waiter.fail(failure(RemoteFailure.silence(of: waiter.deadline)))
    }
    return late.keys.sorted()
  }

  /// Hands a line to the question that it answers.
  ///
  /// - Returns: What is wrong with the line, or nil.
  func hear(_ line: String) -> String? {
    let isGreeting = state.withLock { state in
      state.isOverdue = false
      defer { state.hasGreeted = true }
      return !state.hasGreeted
    }
    if isGreeting { return hearGreeting(line) }
    guard let id = Wire.value(AnswerNumber.self, on: line)?.id else {
      return "wrote a line that is no answer"
    }
    let (waiter, wasDropped) = state.withLock { state in
      (state.waiting.removeValue(forKey: id), state.dropped.remove(id) != nil)
    }
    if wasDropped { return nil }
    guard let waiter else { return "answered number \(id), for which nobody waits" }
    if waiter.take(line) { return nil }
    // Told with all others when the server has been ended for it: a caller who is told before, and
    // asks again, would ask the same server.
    state.withLock { $0.waiting[id] = waiter }
    return "wrote an answer that can't be read"
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
