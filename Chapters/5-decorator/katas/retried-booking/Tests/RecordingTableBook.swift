import TestSupport

/// A table book that records its calls. The first calls fail with the errors that a test chose.
/// Later calls get an answer.
final class RecordingTableBook: TableBook {
  /// A call to the table book.
  enum Call: Hashable {
    case freeTables(Int)
    case reserve(Int, Int)
  }

  private let asked = Notes<Call>()
  private let failures: [TableBookError?]
  private let tables: [Int]

  /// Creates a table book.
  ///
  /// - Parameters:
  ///   - failures: The errors of the first calls, in order. For nil, the call gets an answer.
  ///   - tables: The free tables. A reservation gets the last of these tables.
  init(failing failures: [TableBookError?] = [], tables: [Int] = [2, 7]) {
    self.failures = failures
    self.tables = tables
  }

  /// All calls, in order.
  var calls: [Call] {
    asked.all
  }

  func freeTables(at hour: Int) async throws(TableBookError) -> [Int] {
    try answer(.freeTables(hour), with: tables)
  }

  func reserve(seats: Int, at hour: Int) async throws(TableBookError) -> Int {
    try answer(.reserve(seats, hour), with: tables.last ?? 0)
  }

  private func answer<Answer>(
    _ call: Call, with answer: Answer
  ) throws(TableBookError) -> Answer {
    let count = asked.number(of: call)
    if count <= failures.count, let failure = failures[count - 1] { throw failure }
    return answer
  }
}
