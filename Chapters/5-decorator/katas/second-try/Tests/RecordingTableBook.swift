import TestSupport

/// A table book that writes down what it is asked. It fails as it is told, and answers when the
/// failures are used up.
final class RecordingTableBook: TableBook {
  /// What the table book was asked.
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
  ///   - failures: How its first calls fail, in order; nil for a call that is answered.
  ///   - tables: The tables that are free. The last one is reserved.
  init(failing failures: [TableBookError?] = [], tables: [Int] = [2, 7]) {
    self.failures = failures
    self.tables = tables
  }

  /// Everything that was asked, in order.
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
