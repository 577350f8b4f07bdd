import Locking
import Scenario

/// A sign-in service that records its calls, and gives the chosen answers.
public final class RecordingSignIn: AuthenticationService {
  /// A call of the double.
  public enum Call: Hashable, Sendable {
    /// A sign-in with an e-mail and a password.
    case logIn(String, String)

    /// A sign-out.
    case logOut(Session)
  }

  /// The double's answer. The first parameter counts the sign-ins, from 1.
  public typealias Answer =
    @Sendable (Int, _ email: String, _ password: String) async throws(AuthenticationError) ->
    Session

  private let asked = Locked<[Call]>([])
  private let opened = Locked<[Session]>([])
  private let answer: Answer

  /// Creates a double that accepts only `password`, for every e-mail. Its sessions have the e-mail
  /// in small letters, however it was typed.
  public convenience init() {
    self.init { (_, email, password) throws(AuthenticationError) in
      guard password == "password" else { throw .wrongCredentials }
      return Session(
        user: User(email: email.lowercased()), token: Token(value: "token of \(email)"))
    }
  }

  /// Creates a double that throws these errors first, and then signs in.
  public convenience init(failing failures: [AuthenticationError]) {
    self.init { (count, email, _) throws(AuthenticationError) in
      guard count > failures.count else { throw failures[count - 1] }
      return Session(
        user: User(email: email.lowercased()), token: Token(value: "token of \(email)"))
    }
  }

  /// Creates a double with its own answers.
  public init(answer: @escaping Answer) {
    self.answer = answer
  }

  /// All calls, in order.
  public var calls: [Call] {
    asked.withLock(\.self)
  }

  /// The e-mails of its sessions that nobody has signed out.
  public var open: [String] {
    let calls = calls
    return opened.withLock(\.self).filter { !calls.contains(.logOut($0)) }.map(\.user.email)
  }

  /// Records the sign-in and answers.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let count = asked.withLock { asked in
      asked.append(.logIn(email, password))
      return asked.count { if case .logIn = $0 { true } else { false } }
    }
    let session = try await answer(count, email, password)
    opened.withLock { $0.append(session) }
    return session
  }

  /// Records the sign-out.
  public func logOut(_ session: Session) async {
    asked.withLock { $0.append(.logOut(session)) }
  }
}
