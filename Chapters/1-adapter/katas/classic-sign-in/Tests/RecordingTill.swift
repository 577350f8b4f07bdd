import TestSupport

/// A till that writes down what it is asked, and answers as it was told.
final class RecordingTill: TillLogin {
  var asked: [String] { notes.all }
  private let notes = Notes<String>()
  private let badge: Badge?
  private let code: Int

  init(badge: Badge? = nil, code: Int) {
    self.badge = badge
    self.code = code
  }

  override func open(
    secret: String, name: String, done: @escaping (_ badge: Badge?, _ code: Int) -> Void
  ) {
    notes.write("secret \(secret), name \(name)")
    done(badge, code)
  }
}
