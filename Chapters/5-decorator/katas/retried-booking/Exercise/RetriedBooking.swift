/// Retries a call to a table book when a retry can help and can't do harm.
struct RetriedBooking: TableBook {
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
    // Your code
  }

  func freeTables(at hour: Int) async throws(TableBookError) -> [Int] {
    // Your code
    []
  }

  func reserve(seats: Int, at hour: Int) async throws(TableBookError) -> Int {
    // Your code
    0
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
  // Your code: three wrappers, in the order that makes both logs correct.
  server
}
