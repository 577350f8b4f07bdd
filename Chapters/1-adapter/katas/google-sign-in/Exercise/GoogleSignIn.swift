import Foundation
// Google wrote its class before `Sendable`. `@preconcurrency` lets us keep one all the same.
@preconcurrency import GoogleSignIn
import Scenario

/// What the Wi-Fi's welcome page knows. Leave it as it is: the page works.
protocol GuestCheck: Sendable {
  /// Checks a guest in. One call gets one answer.
  func checkIn(_ credentials: Credentials) async throws(CheckInError) -> GuestPass

  /// Checks a guest out. It can't fail for the guest.
  func checkOut(_ pass: GuestPass) async
}

/// What a guest needs to use the Wi-Fi.
struct GuestPass: Hashable, Sendable {
  /// The guest's e-mail, as the provider writes it.
  let guest: String

  /// What the Wi-Fi asks for with every connection.
  let key: Token
}

/// Why a guest couldn't check in.
enum CheckInError: Error, Hashable, Sendable {
  /// The e-mail or the password is wrong.
  case wrongPassword

  /// The guest stopped.
  case stopped

  /// The provider can't be reached, or failed; with a reason in words that a guest understands.
  case unavailable(String)

  /// The provider sent something that can't be read.
  case unreadable

  /// The provider sent a user and an error at once.
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
    // Your code: ask Google, wait for its answer, and translate it.
    GuestPass(guest: "", key: Token(value: ""))
  }

  func checkOut(_ pass: GuestPass) async {
    // Your code
  }
}
