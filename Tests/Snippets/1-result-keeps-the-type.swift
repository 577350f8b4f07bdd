// Says: So we send a `Result` through the one that can't throw, and
// `try answer.get()` throws our `AuthenticationError`.
import Scenario

func logIn() async throws(AuthenticationError) -> Session {
  let answer: Result<Session, AuthenticationError> = await withCheckedContinuation {
    $0.resume(returning: .failure(.wrongCredentials))
  }
  return try answer.get()
}
