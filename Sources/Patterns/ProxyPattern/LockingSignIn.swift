import Scenario

/// Locks an e-mail after three wrong passwords in a row: from then on it refuses without asking.
///
/// - Role: protection proxy; subject is an `AuthenticationService` (GoF p. 208).
public actor LockingSignIn: AuthenticationService {
  private typealias Attempt = Task<Result<Session, AuthenticationError>, Never>

  private let subject: any AuthenticationService
  private var wrongPasswords: [String: Int] = [:]
  private var lastAttempt: [String: Attempt] = [:]

  /// How many wrong passwords in a row lock an e-mail.
  public static let limit = 3

  /// Creates a proxy.
  ///
  /// - Parameter obtain: Makes the subject.
  public init(obtain: () -> any AuthenticationService) {
    subject = obtain()
  }

  /// Asks the subject, unless the e-mail is locked.
  ///
  /// Attempts for one e-mail go one after the other: many at once would all pass before the first
  /// wrong password is counted.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let previous = lastAttempt[email]
    let attempt = Attempt {
      _ = await previous?.value
      return await self.attempt(email, password)
    }
    lastAttempt[email] = attempt
    let result = await withTaskCancellationHandler {
      await attempt.value
    } onCancel: {
      attempt.cancel()
    }
    if lastAttempt[email] == attempt { lastAttempt[email] = nil }
    return try result.get()
  }

  /// Asks the subject: signing out is always allowed.
  public func logOut(_ session: Session) async {
    await subject.logOut(session)
  }

  private func attempt(
    _ email: String, _ password: String
  ) async -> Result<Session, AuthenticationError> {
    guard wrongPasswords[email, default: 0] < Self.limit else { return .failure(.locked) }
    do throws(AuthenticationError) {
      let session = try await subject.logIn(email: email, password: password)
      wrongPasswords[email] = nil
      return .success(session)
    } catch {
      if error == .wrongCredentials { wrongPasswords[email, default: 0] += 1 }
      return .failure(error)
    }
  }
}
