/// An e-mail address and a password, neither of them blank.
///
/// Credentials exist only during a sign-in. Printing them never shows the password.
public struct Credentials: Sendable {
  /// The e-mail address.
  public let email: String

  /// The password.
  public let password: String

  /// Creates credentials, or nil when either argument is nil, empty or only whitespace.
  public init?(email: String?, password: String?) {
    guard let email, let password, !email.isBlank, !password.isBlank else { return nil }
    self.email = email
    self.password = password
  }
}

extension Credentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The e-mail address, and `***` for the password.
  public var description: String { "\(email), ***" }

  /// The same text as `description`.
  public var debugDescription: String { description }

  /// Only the e-mail address: `dump` and debuggers read a value through its mirror.
  public var customMirror: Mirror { Mirror(self, children: ["email": email]) }
}
