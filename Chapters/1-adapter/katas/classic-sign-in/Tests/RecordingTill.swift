import Locking
import TestSupport

/// A till that records how it is called, and sends the answers that a test chose.
final class RecordingTill: TillLogin {
  private let notes = Notes<String>()
  private let answers: [(badge: Badge?, code: Int)]
  private let answersLater: Bool
  private let waiting = Locked<[@Sendable () -> Void]>([])

  /// - Parameters:
  ///   - answers: The till's answers, one for each call. Later calls get the last answer, too.
  ///   - answersLater: Whether the till holds its answers back until a test calls `answer()`.
  init(_ answers: (badge: Badge?, code: Int)..., answersLater: Bool = false) {
    self.answers = answers
    self.answersLater = answersLater
  }

  /// The calls so far, in order.
  var asked: [String] {
    notes.all
  }

  /// The calls so far, after `count` calls have arrived and a moment has passed.
  func asked(after count: Int) async -> [String] {
    await notes.all(after: count)
  }

  /// Sends the answers that the till has held back, in reverse order.
  func answer() {
    let waiting = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for answer in waiting.reversed() { answer() }
  }

  override func open(
    secret: String, name: String, done: @escaping (_ badge: Badge?, _ code: Int) -> Void
  ) {
    let number = notes.number(of: "secret '\(secret)', name '\(name)'")
    let (badge, code) = answers[min(number, answers.count) - 1]
    guard answersLater else { return done(badge, code) }
    // Safe to call on another thread: only one thread uses the closure at a time.
    nonisolated(unsafe) let done = done
    waiting.withLock { $0.append { done(badge, code) } }
  }
}
