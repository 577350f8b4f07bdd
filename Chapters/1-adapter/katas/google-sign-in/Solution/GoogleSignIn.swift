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
///
/// - Role: adapter; target is `GuestCheck`, adaptee is `GoogleAuthenticator` (GoF p. 139).
struct GoogleGuestCheck: GuestCheck {
  private let google: GoogleAuthenticator

  init(_ google: GoogleAuthenticator) {
    self.google = google
  }

  func checkIn(_ credentials: Credentials) async throws(CheckInError) -> GuestPass {
    let answer = await withCheckedContinuation { continuation in
      google.login(email: credentials.email, password: credentials.password) { user, error in
        continuation.resume(returning: translate(user, error))
      }
    }
    return try answer.get()
  }

  func checkOut(_ pass: GuestPass) async {
    google.logout(email: pass.guest)
  }

  private func translate(
    _ user: GoogleUser?, _ error: (any Error)?
  ) -> Result<GuestPass, CheckInError> {
    switch (user, error) {
    case (let user?, nil):
      .success(GuestPass(guest: user.email, key: Token(value: user.token)))
    case (nil, let error?): .failure(CheckInError(google: error as NSError))
    case (_?, _?): .failure(.contradiction)
    case (nil, nil): .failure(.silence)
    }
  }
}

extension CheckInError {
  /// Translates Google's error.
  fileprivate init(google error: NSError) {
    let isGoogles = error.domain == GoogleSignInErrorDomain
    self =
      switch isGoogles ? GoogleSignInErrorCode(rawValue: error.code) : nil {
      case .invalidCredentials: .wrongPassword
      case .canceled: .stopped
      case .networkUnavailable: .unavailable("Google can't be reached")
      case .malformedResponse: .unreadable
      case .unknown, nil: .unavailable("Google failed")
      }
  }
}
