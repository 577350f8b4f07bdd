import Scenario
import Testing

/// A value that contains a token or a password.
struct Carrier: CustomTestStringConvertible {
  /// The secret in each carrier.
  static let secret = "open-sesame"

  let testDescription: String
  let value: any Sendable

  static let all = [
    Carrier(testDescription: "a token", value: Token(value: secret)),
    Carrier(
      testDescription: "a session",
      value: Session(user: User(email: "user@example.com"), token: Token(value: secret))),
    Carrier(
      testDescription: "credentials",
      value: Credentials(email: "user@example.com", password: secret)),
  ]
}
