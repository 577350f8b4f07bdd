import TestSupport

/// A till that writes down what it is asked, and answers as it was told.
final class RecordingTill: TillLogin {
  var asked: [String] { notes.all }
  private let notes = Notes<String>()
  private let badge: Badge?
  private let code: Int
  private let answersLater: Bool
  private var waiting: [() -> Void] = []

  /// - Parameter answersLater: Whether it keeps its answers until somebody calls `answer()`.
  init(badge: Badge? = nil, code: Int, answersLater: Bool = false) {
    self.badge = badge
    self.code = code
    self.answersLater = answersLater
  }

  /// Gives the answers that it has kept.
  func answer() {
    let answers = waiting
    waiting = []
    for answer in answers { answer() }
  }

  override func open(
    secret: String, name: String, done: @escaping (_ badge: Badge?, _ code: Int) -> Void
  ) {
    notes.write("secret \(secret), name \(name)")
    waiting.append { [badge, code] in done(badge, code) }
    if !answersLater { answer() }
  }
}
