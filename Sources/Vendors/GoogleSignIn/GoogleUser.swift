import Foundation

/// A user who signed in with Google.
public struct GoogleUser {
  public var email: String
  public var password: String
  public var token: String

  public init(email: String, password: String, token: String) {
    self.email = email
    self.password = password
    self.token = token
  }
}
