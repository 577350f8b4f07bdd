/// Why a sign-in failed.
public enum AuthenticationError: Error, Hashable, Sendable {
  /// The e-mail or the password is wrong.
  case wrongCredentials

  /// The user or the app cancelled the sign-in.
  case cancelled

  /// Too many wrong passwords: the account is locked on this device.
  case locked

  /// The provider couldn't be reached, or it failed. The text gives the reason.
  case unavailable(String)

  /// The provider's answer couldn't be understood. The text describes the problem.
  case unreadableAnswer(String)
}

extension AuthenticationError: CustomStringConvertible {
  /// A message for the user: what went wrong, and what they can do.
  public var description: String {
    switch self {
    case .wrongCredentials: "Wrong e-mail or password. Check both and try again."
    case .cancelled: "You cancelled the sign-in. Start again when you like."
    case .locked: "Too many wrong passwords. Ask us to unlock your account."
    case .unavailable(let reason): "Sign-in is down (\(reason)). Try again in a minute."
    case .unreadableAnswer(let reason): "Sign-in went wrong (\(reason)). Please update the app."
    }
  }
}
