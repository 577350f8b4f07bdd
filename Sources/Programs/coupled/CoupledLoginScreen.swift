@preconcurrency import GoogleSignIn

/// A first version of the login screen, as it is often written: the screen itself calls Google.
///
/// The screen knows Google's class, user and errors. It works as long as nothing goes wrong.
@MainActor
public final class CoupledLoginScreen {
  private let authenticator: GoogleAuthenticator
  private var email: String?

  /// The text that the user sees.
  public private(set) var lines: [String] = []

  /// Creates a screen that signs in with Google.
  public init(authenticator: GoogleAuthenticator) {
    self.authenticator = authenticator
  }

  /// Whether somebody is signed in.
  public var isSignedIn: Bool { email != nil }

  /// Signs in with the text of the two fields.
  public func logIn(email: String?, password: String?) async {
    guard let email, let password, !email.isEmpty, !password.isEmpty else {
      lines = ["Email and password are required inputs!"]
      return
    }
    (self.email, lines) = await withCheckedContinuation { continuation in
      // Without `@Sendable`, the closure would belong to the main actor. Google calls it on another
      // thread.
      authenticator.login(email: email, password: password) { @Sendable user, _ in
        if let user {
          let line = "Auth succeeded: \(user.email), \(user.token)"
          continuation.resume(returning: (user.email, [line]))
        } else {
          continuation.resume(returning: (nil, ["Auth failed with error: no error provided"]))
        }
      }
    }
  }

  /// Signs out the user, if anybody is signed in.
  public func logOut() async {
    guard let email else { return }
    self.email = nil
    authenticator.logout(email: email)
    lines = ["Signed out."]
  }
}
