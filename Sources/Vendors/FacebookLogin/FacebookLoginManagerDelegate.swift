import Foundation

/// Receives the result of each login. Exactly one of the three methods is called for a login,
/// unless a new login replaces it.
public protocol FacebookLoginManagerDelegate: AnyObject {
  func loginManager(
    _ manager: FacebookLoginManager, didLogIn email: String, accessToken: String)
  func loginManager(_ manager: FacebookLoginManager, didFailWith error: FacebookLoginError)
  func loginManagerDidCancel(_ manager: FacebookLoginManager)
}

/// Why a login failed.
public enum FacebookLoginError: Error {
  case notAuthorized
  case offline
  case server(message: String)
}
