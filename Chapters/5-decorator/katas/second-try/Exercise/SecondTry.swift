/// Asks a table book again, where another try can help and can't do harm.
struct SecondTry: TableBook {
  /// Wraps a table book.
  ///
  /// - Parameters:
  ///   - inner: Any table book.
  ///   - tries: How often it is asked at most, the first time included. Less than 1 means 1.
  ///   - patience: The longest time that a guest waits because a busy server asks for it.
  ///   - wait: Waits so long before the next try. When it throws, the guest has left.
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

/// The table book as the app uses it: put together here, and nowhere else.
///
/// - Parameters:
///   - server: The table book at the end of the wire.
///   - requests: Takes a line for each request that the server gets.
///   - visits: Takes a line for each call of a guest, however many tries it needs.
///   - wait: Waits before a next try.
func appTableBook(
  over server: some TableBook, requests: @escaping @Sendable (String) -> Void,
  visits: @escaping @Sendable (String) -> Void,
  wait: @escaping @Sendable (Duration) async throws -> Void
) -> any TableBook {
  // Your code: three wrappers, in an order that makes both logs right.
  server
}
