@preconcurrency import FacebookLogin
import Locking

/// Takes the place of an adapter's delegate, and hears what Facebook still has to say.
final class Eavesdropper: FacebookLoginManagerDelegate, Sendable {
  private let words = Locked<[String]>([])

  /// What it heard. That a dialog was closed isn't worth a word.
  var heard: [String] {
    words.withLock(\.self)
  }

  func loginManager(
    _ manager: FacebookLoginManager, didLogIn email: String, accessToken: String
  ) {
    words.withLock { $0.append("\(email) is logged in") }
  }

  func loginManager(_ manager: FacebookLoginManager, didFailWith error: FacebookLoginError) {
    words.withLock { $0.append("\(error)") }
  }

  func loginManagerDidCancel(_ manager: FacebookLoginManager) {}
}
