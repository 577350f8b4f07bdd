import DecoratorPattern
import Locking
import Scenario
import TestSupport
import Testing

/// The behavior that both retrying decorators share.
@Suite(.endsInTime) struct RetryTests {
  private static let storm = SearchError.unavailable("storm")

  @Test(arguments: SearchMethod.allCases, [storm, .peerFailed("it was lost")])
  func `tries until a try succeeds`(_ method: SearchMethod, _ failure: SearchError) async {
    for failures in 0...2 {
      let inner = RecordingSearch(failing: Array(repeating: failure, count: failures))

      let found = await method.ask(RetriedSearch(inner, retry: .threeTimesAtOnce))

      #expect(found == method.answer)
      #expect(inner.calls == Array(repeating: method.call(), count: failures + 1))
    }
  }

  @Test(arguments: SearchMethod.allCases, [(-1, 1), (0, 1), (1, 1), (3, 3), (20, 20)])
  func `stops when the tries are used up, and reports the first failure`(
    _ method: SearchMethod, _ limit: (tries: Int, asked: Int)
  ) async {
    let inner = RecordingSearch(failing: (1...30).map { .unavailable("storm \($0)") })
    let client = RetriedSearch(inner, retry: Retry(tries: limit.tries) { _ in })

    let outcome = await method.ask(client)

    #expect(outcome == .failure(.unavailable("storm 1")))
    #expect(inner.calls.count == limit.asked)
  }

  @Test(
    arguments: SearchMethod.allCases,
    [SearchError.notSignedIn, .cancelled, .unreadableAnswer("rust"), .invalidQuery("no")])
  func `doesn't retry a permanent error`(
    _ method: SearchMethod, _ error: SearchError
  ) async {
    let inner = RecordingSearch(failing: [error])

    let outcome = await method.ask(RetriedSearch(inner, retry: .threeTimesAtOnce))

    #expect(outcome == .failure(error))
    #expect(inner.calls.count == 1)
  }

  @Test func `ends at once when a later try fails permanently`() async {
    let inner = RecordingSearch(failing: [Self.storm, .notSignedIn, Self.storm])
    let outcome = await search(RetriedSearch(inner, retry: .threeTimesAtOnce))

    #expect(outcome == .failure(.notSignedIn))
    #expect(inner.queries.count == 2)
  }

  @Test func `waits only between tries, and passes the number of failed tries`() async {
    let waits = Waits()
    let inner = RecordingSearch(failing: Array(repeating: Self.storm, count: 9))
    _ = await search(RetriedSearch(inner, retry: Retry(tries: 3, wait: waits.note)))

    #expect(waits.all == [1, 2])
  }

  @Test(arguments: [nil, SearchError.notSignedIn])
  func `leaves the answer for a cancelled caller to the inner client`(
    _ failure: SearchError?
  ) async {
    let inner = RecordingSearch(failing: [failure].compactMap(\.self))
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await search(RetriedSearch(inner, retry: .threeTimesAtOnce))
    }

    let outcome = await call.value

    #expect(outcome == failure.map(Result.failure) ?? .success(.cafes))
    #expect(inner.calls.count == 1)
  }

  @Test(arguments: [CancellationError(), Self.storm] as [any Error])
  func `ends as cancelled when the wait throws`(_ how: any Error) async {
    let inner = RecordingSearch(failing: [Self.storm])
    let retry = Retry(tries: 3) { _ in throw how }
    let outcome = await search(RetriedSearch(inner, retry: retry))

    #expect(outcome == .failure(.cancelled))
    #expect(inner.queries.count == 1)
  }

  @Test(arguments: [true, false])
  func `ends when its caller is cancelled during a wait, even if the wait doesn't throw`(
    _ says: Bool
  ) async throws {
    let gate = Gate()
    let inner = RecordingSearch(failing: [Self.storm])
    let retry = Retry(tries: 3) { _ in
      await gate.pass()
      if says { try Task.checkCancellation() }
    }
    let call = Task { await search(RetriedSearch(inner, retry: retry)) }
    await gate.arrivals(1)
    call.cancel()

    let outcome = try #require(await promptly { await call.value }, "the caller still waits")

    #expect(outcome == .failure(.cancelled))
    #expect(inner.queries.count == 1)
  }

  @Test(arguments: [
    AuthenticationError.wrongCredentials, .cancelled, .locked, .unreadableAnswer("rust"),
  ])
  func `doesn't retry a permanent sign-in error`(
    _ error: AuthenticationError
  ) async {
    let inner = RecordingSignIn(failing: [error])
    let outcome = await signIn(RetriedSignIn(inner, retry: .threeTimesAtOnce))

    #expect(outcome == .failure(error))
    #expect(inner.calls.count == 1)
  }

  @Test func `stops signing in when the tries are used up, and reports the first failure`() async {
    let inner = RecordingSignIn(failing: (1...9).map { .unavailable("storm \($0)") })
    let outcome = await signIn(RetriedSignIn(inner, retry: .threeTimesAtOnce))

    #expect(outcome == .failure(.unavailable("storm 1")))
    #expect(inner.calls.count == 3)
  }

  private func search(_ client: RetriedSearch) async -> Result<[Business], SearchError> {
    await outcome { () async throws(SearchError) in try await client.search(.coffeeNearby) }
  }

  private func signIn(_ service: RetriedSignIn) async -> Result<Session, AuthenticationError> {
    await outcome { () async throws(AuthenticationError) in
      try await service.logIn(email: "user@example.com", password: "password")
    }
  }
}

/// The arguments that a wait received.
private final class Waits: Sendable {
  private let noted = Locked<[Int]>([])

  var all: [Int] { noted.withLock(\.self) }

  @Sendable
  func note(_ failed: Int) {
    noted.withLock { $0.append(failed) }
  }
}
