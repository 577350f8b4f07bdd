// Says: it is given the test as a function, and calls it.
import Testing

struct Logged: TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    print("begins")
    try await function()
    print("ended")
  }
}
