/// Logs one line for each call. This type is complete: don't edit it.
///
/// - Role: decorator; component is `TableBook` (GoF p. 177).
struct LoggedTableBook: TableBook {
  private let inner: any TableBook
  private let log: @Sendable (String) -> Void

  /// Wraps a table book.
  ///
  /// - Parameters:
  ///   - inner: Any table book.
  ///   - log: Writes a line.
  init(_ inner: some TableBook, log: @escaping @Sendable (String) -> Void) {
    self.inner = inner
    self.log = log
  }

  func freeTables(at hour: Int) async throws(TableBookError) -> [Int] {
    do {
      let tables = try await inner.freeTables(at: hour)
      log("free tables at \(hour): answered")
      return tables
    } catch {
      log("free tables at \(hour): failed")
      throw error
    }
  }

  func reserve(seats: Int, at hour: Int) async throws(TableBookError) -> Int {
    do {
      let table = try await inner.reserve(seats: seats, at: hour)
      log("reserve \(seats) seats at \(hour): answered")
      return table
    } catch {
      log("reserve \(seats) seats at \(hour): failed")
      throw error
    }
  }
}
