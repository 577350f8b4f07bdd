import FakeNetwork
import Scenario

extension Network {
  private struct Opened: Decodable {
    let email: String
    let token: String
  }

  /// Opens a session at our own backend.
  public func openSession(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let request = Request("POST", "/service/session", ["email": email, "password": password])
    do {
      let answer: Opened = try await value(answering: request)
      return Session(user: User(email: answer.email), token: Token(value: answer.token))
    } catch {
      throw AuthenticationError(error)
    }
  }

  /// Ends a session at our own backend, even when the caller is cancelled in the meantime.
  public func endSession(with token: Token) async {
    await tell(Request("DELETE", "/service/session", ["token": token.value]))
  }
}
