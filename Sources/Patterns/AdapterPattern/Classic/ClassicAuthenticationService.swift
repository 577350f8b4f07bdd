import Scenario

/// Signs people in, in the style before `async`: one closure for each way that it can end.
///
/// - Role: target of ``ClassicGoogleAuthenticatorAdapter``.
public protocol ClassicAuthenticationService {
  /// Signs somebody in, and calls exactly one of the two closures, once, on a background queue.
  func logIn(
    email: String,
    password: String,
    success: @escaping @Sendable (User, Token) -> Void,
    failure: @escaping @Sendable (AuthenticationError) -> Void)
}
