// Says: A `Task` that can fail forgets which errors it can have.
// Fails: thrown expression type 'any Error' cannot be converted to error type 'PriceError'

enum PriceError: Error {
  case unavailable
}

func ask() async throws(PriceError) -> Int { throw .unavailable }

func price() async throws(PriceError) -> Int {
  let answer = Task { try await ask() }
  return try await answer.value
}
