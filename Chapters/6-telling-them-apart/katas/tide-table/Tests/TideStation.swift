import Locking
import TestSupport

/// A station that writes down what it is asked. An answer tells which question it answers.
final class TideStation: TideSource {
  /// What the station was asked.
  struct Question: Hashable {
    var day: Int
    var harbour: String
  }

  private let asked = Notes<Question>()
  private let failures: Locked<[TideError]>

  /// Creates a station.
  ///
  /// - Parameter failures: How its first questions fail, one after the other.
  init(failing failures: [TideError] = []) {
    self.failures = Locked(failures)
  }

  /// Everything that was asked, in order.
  var questions: [Question] {
    asked.all
  }

  func highWaters(on day: Int, in harbour: String) async throws(TideError) -> [HighWater] {
    let count = asked.number(of: Question(day: day, harbour: harbour))
    if let failure = failures.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { throw failure }
    guard harbour != "Dry Creek" else { return [] }
    return [
      HighWater(minute: 60 + count, centimetres: 300 + day),
      HighWater(minute: 805 + count, centimetres: 280 + harbour.count),
    ]
  }
}
