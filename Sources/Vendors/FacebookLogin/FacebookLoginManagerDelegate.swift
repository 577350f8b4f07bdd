import Foundation

/// Hears how a login ended. Exactly one of the three methods is called for each login, unless
/// another login took its place.
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
