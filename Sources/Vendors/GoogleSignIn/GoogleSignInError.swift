import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of the errors that `GoogleAuthenticator` passes to a completion handler.
public let GoogleSignInErrorDomain = "com.google.SignIn"

/// The codes in `GoogleSignInErrorDomain`.
public enum GoogleSignInErrorCode: Int {
  case unknown = -1
  case networkUnavailable = -2
  case malformedResponse = -3
  case canceled = -5
  case invalidCredentials = -8
}
