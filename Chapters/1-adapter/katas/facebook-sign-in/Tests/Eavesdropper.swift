@preconcurrency import FacebookLogin
import TestSupport

/// Takes the place of an adapter's delegate, and hears what Facebook still has to say.
final class Eavesdropper: FacebookLoginManagerDelegate, Sendable {
  private let words = Notes<String>()

  /// What it heard. That a dialog was closed isn't worth a word.
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
