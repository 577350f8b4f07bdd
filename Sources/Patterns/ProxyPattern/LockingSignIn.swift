import Scenario

/// Locks an e-mail after three wrong passwords in a row: from then on it refuses without asking.
///
/// - Role: protection proxy; subject is an `AuthenticationService` (GoF p. 208).
public actor LockingSignIn: AuthenticationService {
  private let subject: any AuthenticationService
  private var wrongPasswords: [String: Int] = [:]
  private var waiting: [String: [AsyncStream<Void>.Continuation]] = [:]

  /// How many wrong passwords in a row lock an e-mail.
  public static let limit = 3

  /// Creates a proxy.
  ///
  /// - Parameter obtain: Makes the subject.
  public init(obtain: () -> any AuthenticationService) {
    subject = obtain()
  }

  /// Asks the subject, unless the e-mail is locked, in capitals or not.
  ///
  /// Attempts for one e-mail go one after the other: many at once would all pass before the first
  /// wrong password is counted. Who is cancelled while waiting is never sent.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let account = email.lowercased()
    while waiting[account] != nil, !Task.isCancelled {
      let (end, continuation) = AsyncStream<Void>.makeStream()
      waiting[account]?.append(continuation)
      for await _ in end {}
    }
    guard !Task.isCancelled else { throw .cancelled }
    waiting[account] = []
    defer { for waiter in waiting.removeValue(forKey: account) ?? [] { waiter.finish() } }

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

  /// Asks the subject: signing out is always allowed.
  public func logOut(_ session: Session) async {
    await subject.logOut(session)
  }
}
