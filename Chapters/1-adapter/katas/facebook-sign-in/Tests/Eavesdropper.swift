@preconcurrency import FacebookLogin
import TestSupport

/// Replaces an adapter's delegate, and records what Facebook still reports.
final class Eavesdropper: FacebookLoginManagerDelegate, Sendable {
  private let words = Notes<String>()

  /// Facebook's reports so far, except reports of a closed dialog.
  var heard: [String] {
    words.all
  }

  func loginManager(
    _ manager: FacebookLoginManager, didLogIn email: String, accessToken: String
  ) {
    words.write("\(email) is logged in")
  }

  func loginManager(_ manager: FacebookLoginManager, didFailWith error: FacebookLoginError) {
    words.write("\(error)")
  }

  func loginManagerDidCancel(_ manager: FacebookLoginManager) {}
}
