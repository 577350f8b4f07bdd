import FakeNetwork
import Locking
import Scenario

extension Service: AuthenticationService {
  private struct Answer: Decodable {
    let email: String
    let token: String
  }

  /// Signs in at the backend and keeps the session.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let request = Request("POST", "/service/session", ["email": email, "password": password])
    let answer: Answer
    do {
      answer = try await network.value(answering: request)
    } catch {
      throw AuthenticationError(error)
    }
    let session = Session(user: User(email: answer.email), token: Token(value: answer.token))
    self.session.withLock { $0 = session }
    return session
  }

  /// Forgets the session and tells the backend, even when the caller is cancelled meanwhile.
  public func logOut(_ session: Session) async {
    self.session.withLock { kept in
      if kept == session { kept = nil }
    }
    await network.tell(Request("DELETE", "/service/session", ["token": session.token.value]))
  }
}
