import Locking
import TestSupport

/// A station that records questions. Each answer shows which question it belongs to.
final class TideStation: TideSource {
  /// A question to the station.
  struct Question: Hashable {
    var day: Int
    var harbor: String
  }

  private let asked = Notes<Question>()
  private let failures: Locked<[TideError?]>
  private let gate: Gate?

  /// Creates a station.
  ///
  /// - Parameters:
  ///   - failures: The errors for the first questions, in order, with nil for an answer.
  ///   - gate: The gate at which the first question waits.
  init(failing failures: [TideError?] = [], holding gate: Gate? = nil) {
    self.failures = Locked(failures)
    self.gate = gate
  }

  /// All questions, in order.
  var questions: [Question] {
    asked.all
  }

  func highWaters(on day: Int, in harbor: String) async throws(TideError) -> [HighWater] {
    let count = asked.number(of: Question(day: day, harbor: harbor))
    if count == 1 { await gate?.pass() }
    let failure: TideError? = failures.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    if let failure { throw failure }
    guard harbor != "Dry Creek" else { return [] }
    let waters = [
      HighWater(minute: 60 + count, centimeters: 300 + day),
      HighWater(minute: 805 + count, centimeters: 280 + harbor.count),
    ]
    // Twin Bay has two gauges, and the station lists the times of both.
    return harbor == "Twin Bay" ? waters.flatMap { [$0, $0] } : waters
  }
}
