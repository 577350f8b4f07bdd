/// A till that writes down what it is asked, and answers as it was told.
final class RecordingTill: TillLogin {
  private(set) var asked: [String] = []
  private let badge: Badge?
  private let code: Int

  init(badge: Badge? = nil, code: Int) {
    self.badge = badge
    self.code = code
  }

  override func open(
    secret: String, name: String, done: @escaping (_ badge: Badge?, _ code: Int) -> Void
  ) {
    asked.append("secret \(secret), name \(name)")
    done(badge, code)
  }
}
