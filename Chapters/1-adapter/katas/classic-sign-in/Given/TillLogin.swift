/// The login of the café's till. The till's maker won't change this class for us.
class TillLogin {
  /// Signs a member of staff in at the till, and calls `done` once, immediately or later.
  ///
  /// - Parameters:
  ///   - secret: The member's password.
  ///   - name: The member's e-mail address.
  ///   - done: Gets the badge, if there is one, and a number, usually from ``TillCode``. Now and
  ///     then the till sends an unknown number.
  func open(secret: String, name: String, done: @escaping (_ badge: Badge?, _ code: Int) -> Void) {
    done(nil, TillCode.closed)
  }
}

/// The badge that the till gives to a member of staff who signs in.
struct Badge {
  /// The member's e-mail address, as the till writes it.
  var name: String

  /// The number on the badge.
  var number: String
}

/// The till's answers.
enum TillCode {
  /// The till is open. There should be a badge, but sometimes there is none.
  static let open = 0

  /// The password or the e-mail address is wrong.
  static let refused = 1

  /// The till is switched off or unplugged.
  static let closed = 2

  /// The member of staff pressed the red button.
  static let stopped = 3
}
