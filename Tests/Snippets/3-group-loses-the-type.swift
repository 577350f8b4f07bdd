// Says: `compactMap`, `withThrowingTaskGroup` and `async let` turn a typed error into `any Error`.
// Fails: thrown expression type 'any Error' cannot be converted to error type 'Lost'
struct Lost: Error {}

@Sendable func search() throws(Lost) { throw Lost() }

func searchTwice() async throws(Lost) {
  try await withThrowingTaskGroup { group in
    group.addTask { () throws(Lost) in try search() }
    group.addTask { () throws(Lost) in try search() }
    try await group.waitForAll()
  }
}
