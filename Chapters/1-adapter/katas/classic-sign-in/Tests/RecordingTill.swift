import Locking
import TestSupport

/// A till that writes down what it is asked, and answers as it was told.
final class RecordingTill: TillLogin {
  private let notes = Notes<String>()
  private let answers: [(badge: Badge?, code: Int)]
  private let answersLater: Bool
  private let waiting = Locked<[@Sendable () -> Void]>([])

  /// - Parameters:
  ///   - answers: Its answers, one for each question. The last one is for all that follow, too.
  ///   - answersLater: Whether it keeps them until somebody calls `answer()`.
  init(_ answers: (badge: Badge?, code: Int)..., answersLater: Bool = false) {
    self.answers = answers
    self.answersLater = answersLater
  }

  /// What it was asked so far, in order.
  var asked: [String] {
    notes.all
  }

  /// What it was asked when so many questions have come, and a moment has passed.
  func asked(after count: Int) async -> [String] {
    await notes.all(after: count)
  }

  /// Gives the answers that it has kept, the last one first.
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
    // A closure of another thread may be called by this one: only one of them has it at a time.
    nonisolated(unsafe) let done = done
    waiting.withLock { $0.append { done(badge, code) } }
  }
}
