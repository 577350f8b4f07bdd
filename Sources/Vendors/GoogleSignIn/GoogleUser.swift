import Foundation

/// A user who signed in with Google.
public struct GoogleUser {
  /// The e-mail address.
  public var email: String
  /// The password.
  public var password: String
  /// The access token.
  public var token: String

  /// Creates a user.
  public init(email: String, password: String, token: String) {
    self.email = email
    self.password = password
    self.token = token
  }
}
