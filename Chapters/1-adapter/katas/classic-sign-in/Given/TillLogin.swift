/// The login of the café's till. The till's maker writes it, and doesn't change it for us.
class TillLogin {
  /// Asks the till to open for a member of staff, and calls `done` once, at once or later.
  ///
  /// - Parameters:
  ///   - secret: The member's secret word.
  ///   - name: Who it is; the till takes an e-mail here.
  ///   - done: Gets the badge, when there is one, and one of the numbers of ``TillCode``. The till
  ///     now and then invents a new number.
  func open(secret: String, name: String, done: @escaping (_ badge: Badge?, _ code: Int) -> Void) {
    done(nil, TillCode.closed)
  }
}

/// What the till gives to a member of staff who may work.
struct Badge {
  /// The member's e-mail, as the till writes it.
  var name: String

  /// The number on the badge.
  var number: String
}

/// The till's answers.
enum TillCode {
  /// The till is open. There should be a badge; it happens that there is none.
  static let open = 0

  /// The secret word or the name is wrong.
  static let refused = 1

  /// The till is switched off, or its cable isn't in.
  static let closed = 2

  /// The member of staff pressed the red button.
  static let stopped = 3
}
