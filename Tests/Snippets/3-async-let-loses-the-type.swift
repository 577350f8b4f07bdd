// Says: `compactMap`, `withThrowingTaskGroup` and `async let` turn a typed error into `any Error`.
// Fails: thrown expression type 'any Error' cannot be converted to error type 'Lost'
struct Lost: Error {}

func search() throws(Lost) -> Int { throw Lost() }

func found() async throws(Lost) -> Int {
  async let found = search()
  return try await found
}
