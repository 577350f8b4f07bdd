import Locking
import Scenario

/// Locks an e-mail address after three wrong passwords in a row. From then on, every sign-in with
/// that address fails without asking the subject.
///
/// - Role: protection proxy; subject is an `AuthenticationService` (GoF p. 208).
public actor LockingSignIn: AuthenticationService {
  private let subject: any AuthenticationService
  private var wrongPasswords: [String: Int] = [:]
  private var turns = Turns()

  /// The number of wrong passwords in a row that locks an e-mail address.
  public static let limit = 3

  /// Creates a proxy.
  ///
  /// - Parameter obtain: Makes the subject.
  public init(obtain: () -> any AuthenticationService) {
    subject = obtain()
  }

  /// Asks the subject, unless the e-mail address is locked. Uppercase and lowercase make no
  /// difference.
  ///
  /// Sign-ins with the same address take turns. Otherwise, several guesses could pass before the
  /// first failure is counted. A sign-in that is cancelled while it waits never reaches the
  /// subject.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let account = email.lowercased()
    while let freed = turns.take(account) {
      guard await freed.value() != nil else { throw .cancelled }
    }
    defer { turns.end(account) }

    guard wrongPasswords[account, default: 0] < Self.limit else { throw .locked }
    do {
      let session = try await subject.logIn(email: email, password: password)
      wrongPasswords[account] = nil
      return session
    } catch {
      if error == .wrongCredentials { wrongPasswords[account, default: 0] += 1 }
      throw error
    }
  }

  /// Asks the subject. Signing out is always allowed.
  public func logOut(_ session: Session) async {
    await subject.logOut(session)
  }
}
