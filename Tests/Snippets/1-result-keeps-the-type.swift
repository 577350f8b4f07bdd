// Says: sends a `Result` through `withCheckedContinuation`, and `try answer.get()` throws our
// `AuthenticationError`.
import Scenario

func logIn() async throws(AuthenticationError) -> Session {
  let answer: Result<Session, AuthenticationError> = await withCheckedContinuation {
    $0.resume(returning: .failure(.wrongCredentials))
  }
  return try answer.get()
}
