import Scenario

/// Signs users in as code did before `async`: with one closure each for success and failure.
///
/// - Role: target of ``ClassicGoogleAuthenticatorAdapter``.
public protocol ClassicAuthenticationService {
  /// Signs a user in. Exactly one of the two closures is called, once, on a background queue.
  func logIn(
    email: String,
    password: String,
    success: @escaping @Sendable (User, Token) -> Void,
    failure: @escaping @Sendable (AuthenticationError) -> Void)
}
