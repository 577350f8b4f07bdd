@preconcurrency import GoogleSignIn

/// The login screen as it is often written first: it calls Google itself.
///
/// It knows Google's class, Google's user and Google's errors. It works when all goes well.
@MainActor
public final class CoupledLoginScreen {
  private let authenticator: GoogleAuthenticator
  private var email: String?

  /// What the user sees.
  public private(set) var lines: [String] = []

  /// Creates a screen that signs in with Google.
  public init(authenticator: GoogleAuthenticator) {
    self.authenticator = authenticator
  }

  /// Whether somebody is signed in.
  public var isSignedIn: Bool { email != nil }

  /// Signs in with what stands in the two fields.
  public func logIn(email: String?, password: String?) async {
    guard let email, let password, !email.isEmpty, !password.isEmpty else {
      lines = ["Email and password are required inputs!"]
      return
    }
    (self.email, lines) = await withCheckedContinuation { continuation in
      // `@Sendable`, or the closure would belong to the main actor, and Google calls it elsewhere.
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

  /// Signs out. It does nothing when nobody is signed in.
  public func logOut() async {
    guard let email else { return }
    self.email = nil
    authenticator.logout(email: email)
    lines = ["Signed out."]
  }
}
