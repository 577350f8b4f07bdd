/// An e-mail and a password that were both given.
///
/// It exists only while somebody signs in. Printing one, in any way, doesn't show the password.
public struct Credentials: Sendable {
  /// The e-mail address.
  public let email: String

  /// The password itself.
  public let password: String

  /// Creates credentials, or nil when the e-mail or the password is nil, empty or only spaces.
  public init?(email: String?, password: String?) {
    guard let email, let password, !email.isBlank, !password.isBlank else { return nil }
    self.email = email
    self.password = password
  }
}

extension Credentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The e-mail alone.
  public var description: String { "\(email), ***" }

  /// The e-mail alone.
  public var debugDescription: String { description }

  /// The e-mail alone: `dump` and a debugger read a value through its mirror.
  public var customMirror: Mirror { Mirror(self, children: ["email": email]) }
}
