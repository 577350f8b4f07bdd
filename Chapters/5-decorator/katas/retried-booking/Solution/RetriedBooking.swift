/// Retries a call to a table book when a retry can help and can't do harm.
///
/// - Role: decorator; component is `TableBook` (GoF p. 177).
struct RetriedBooking: TableBook {
  private let inner: any TableBook
  private let tries: Int
  private let patience: Duration
  private let wait: @Sendable (Duration) async throws -> Void

  /// Wraps a table book.
  ///
  /// - Parameters:
  ///   - inner: Any table book.
  ///   - tries: The maximum number of tries, including the first try. Less than 1 means 1.
  ///   - patience: The longest wait that a guest accepts from a busy server.
  ///   - wait: Waits for the given time before the next try. It throws when the guest has left.
  init(
    _ inner: some TableBook, tries: Int = 3, patience: Duration = .seconds(10),
    wait: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.inner = inner
    self.tries = tries
    self.patience = patience
    self.wait = wait
  }

  func freeTables(at hour: Int) async throws(TableBookError) -> [Int] {
    try await ask(pauseWithoutAnswer: .seconds(1)) { () async throws(TableBookError) in
      try await inner.freeTables(at: hour)
    }
  }

  func reserve(seats: Int, at hour: Int) async throws(TableBookError) -> Int {
    // Without an answer, the table may already be reserved. A retry could reserve a second table.
    try await ask(pauseWithoutAnswer: nil) { () async throws(TableBookError) in
      try await inner.reserve(seats: seats, at: hour)
    }
  }

  private func ask<Answer>(
    pauseWithoutAnswer: Duration?, _ attempt: () async throws(TableBookError) -> Answer
  ) async throws(TableBookError) -> Answer {
    var failures: [TableBookError] = []
    while true {
      do {
        return try await attempt()
      } catch {
        guard let time = pause(after: error, withoutAnswer: pauseWithoutAnswer) else {
          throw error
        }
        failures.append(error)
        guard failures.count < tries else { throw failures[0] }
        try await waitFor(time)
      }
    }
  }

  /// Waits before the next try. A guest who has left doesn't need that try.
  private func waitFor(_ time: Duration) async throws(TableBookError) {
    do {
      try await wait(time)
    } catch {
      throw .cancelled
    }
  }

  /// The time to wait before the next try, or nil when a retry isn't allowed.
  private func pause(after failure: TableBookError, withoutAnswer: Duration?) -> Duration? {
    switch failure {
    case .busy(let time): time <= patience ? time : nil
    case .noAnswer: withoutAnswer
    case .refused, .cancelled: nil
    }
  }
}

/// Builds the table book that the app uses.
///
/// - Parameters:
///   - server: The table book on the server.
///   - requests: Writes a line for each request that the server gets.
///   - visits: Writes one line for each call by a guest, even if the call needs several tries.
///   - wait: Waits before a retry.
func appTableBook(
  over server: some TableBook, requests: @escaping @Sendable (String) -> Void,
  visits: @escaping @Sendable (String) -> Void,
  wait: @escaping @Sendable (Duration) async throws -> Void
) -> any TableBook {
  LoggedTableBook(
    RetriedBooking(LoggedTableBook(server, log: requests), wait: wait),
    log: visits)
}
