// Says: `withCheckedThrowingContinuation` throws `any Error`, and the type of our error is lost.
// Says: `withCheckedThrowingContinuation` looks shorter, but it forgets which errors there can be.
// Fails: thrown expression type 'any Error' cannot be converted to error type 'Refusal'
enum Refusal: Error { case wrongPassword }

func logIn() async throws(Refusal) -> String {
  try await withCheckedThrowingContinuation { continuation in
    continuation.resume(throwing: Refusal.wrongPassword)
  }
}
