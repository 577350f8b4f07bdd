@preconcurrency import FacebookLogin

/// The login screen, rewritten for a different provider.
///
/// Facebook answers through a delegate, so hardly a line of ``CoupledLoginScreen`` could be reused.
@MainActor
public final class CoupledFacebookLoginScreen {
  private let manager: FacebookLoginManager
  private let listener = Listener()

  /// The text that the user sees.
  public private(set) var lines: [String] = []

  /// Whether somebody is signed in.
  public private(set) var isSignedIn = false

  /// Creates a screen that signs in with Facebook.
  public init(manager: FacebookLoginManager) {
    self.manager = manager
    manager.delegate = listener
  }

  /// Signs in with the text of the two fields.
  public func logIn(email: String?, password: String?) async {
    guard let email, let password, !email.isEmpty, !password.isEmpty else {
      lines = ["Email and password are required inputs!"]
      return
    }
    manager.logIn(email: email, password: password)
    for await line in listener.ends {
      isSignedIn = line.hasPrefix("Auth succeeded")
      lines = [line]
      return
    }
  }

  /// The delegate that receives Facebook's answers.
  private final class Listener: FacebookLoginManagerDelegate {
    let ends: AsyncStream<String>
    private let end: AsyncStream<String>.Continuation

    init() {
      (ends, end) = AsyncStream.makeStream()
    }

    func loginManager(
      _ manager: FacebookLoginManager, didLogIn email: String, accessToken: String
    ) {
      end.yield("Auth succeeded: \(email), \(accessToken)")
    }

    func loginManager(_ manager: FacebookLoginManager, didFailWith error: FacebookLoginError) {
      end.yield("Auth failed with error: \(error)")
    }

    func loginManagerDidCancel(_ manager: FacebookLoginManager) {
      end.yield("Auth failed with error: no error provided")
    }
  }
}
