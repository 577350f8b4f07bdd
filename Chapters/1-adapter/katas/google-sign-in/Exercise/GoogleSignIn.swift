import Foundation
// Google's class is older than `Sendable`. With `@preconcurrency`, a struct can still store it.
@preconcurrency import GoogleSignIn
import Scenario

/// The welcome page calls these methods. Don't change the protocol: the page is finished.
protocol GuestCheck: Sendable {
  /// Checks a guest in. Each call gets one answer.
  func checkIn(_ credentials: Credentials) async throws(CheckInError) -> GuestPass

  /// Checks a guest out. The guest never gets an error.
  func checkOut(_ pass: GuestPass) async
}

/// The pass that a guest needs to use the Wi-Fi.
struct GuestPass: Hashable, Sendable {
  /// The guest's e-mail address, as the provider writes it.
  let guest: String

  /// The key that the Wi-Fi requires for every connection.
  let key: Token
}

/// The reasons why a guest couldn't check in.
enum CheckInError: Error, Hashable, Sendable {
  /// The e-mail address or the password is wrong.
  case wrongPassword

  /// The guest stopped the check-in.
  case stopped

  /// The provider can't be reached, or it failed. The text is a reason that a guest understands.
  case unavailable(String)

  /// The provider sent an answer that can't be read.
  case unreadable

  /// The provider sent both a user and an error.
  case contradiction

  /// The provider sent neither a user nor an error.
  case silence
}

/// Checks guests in with Google.
struct GoogleGuestCheck: GuestCheck {
  init(_ google: GoogleAuthenticator) {
    // Your code
  }

  func checkIn(_ credentials: Credentials) async throws(CheckInError) -> GuestPass {
    // Your code: call Google, wait for the answer, and translate it.
    GuestPass(guest: "", key: Token(value: ""))
  }

  func checkOut(_ pass: GuestPass) async {
    // Your code
  }
}
