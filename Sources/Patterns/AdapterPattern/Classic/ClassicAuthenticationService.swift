import Scenario

/// Signs users in, in the style before `async`: one closure for success, one for failure.
///
/// - Role: target of ``ClassicGoogleAuthenticatorAdapter``.
public protocol ClassicAuthenticationService {
  /// Signs a user in, and calls exactly one of the two closures, once, on a background queue.
  func logIn(
    email: String,
    password: String,
    success: @escaping @Sendable (User, Token) -> Void,
    failure: @escaping @Sendable (AuthenticationError) -> Void)
}
