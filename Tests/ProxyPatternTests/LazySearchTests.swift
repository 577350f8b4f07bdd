import Locking
import ProxyPattern
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct LazySearchTests {
  private let subject = RecordingSearch()

  @Test func `creates nothing before the first call`() async throws {
    let gate = Gate()
    let factory = Factory(making: subject) { await gate.pass() }
    let proxy = LazySearch(create: factory.make)
    // A creation without a call would reach the gate in far less time.
    let early: Void? = await promptly(within: .milliseconds(200)) { await gate.arrivals(1) }
    await gate.open()
    _ = try await proxy.search(.coffeeNearby)

    #expect(early == nil, "the subject was created before the first call")
    #expect(factory.count == 1)
  }

  @Test func `forwards every requirement to the same subject`() async throws {
    let factory = Factory(making: subject)
    let proxy = LazySearch(create: factory.make)

    let found = try await proxy.search(.coffeeNearby)
    let names = try await proxy.suggestions(for: "an")

    #expect(found == .cafes)
    #expect(names == RecordingSearch.names)
    #expect(subject.calls == [.search(.coffeeNearby), .suggestions("an")])
    #expect(factory.count == 1)
  }

  @Test func `creates one subject for a hundred simultaneous first calls`() async throws {
    let gate = Gate()
    let crowd = Crowd()
    let factory = Factory(making: subject) { await gate.pass() }
    let proxy = LazySearch(create: factory.make)

    let calls = (1...100).map { _ in crowd.call { await self.search(proxy) } }
    await gate.arrivals(1)
    await crowd.waits()
    await gate.open()
    for call in calls { _ = await call.value }

    #expect(factory.count == 1)
    #expect(subject.calls.count == 100)
  }

  @Test func `tries again after a failed creation`() async throws {
    let factory = Factory(making: subject, failing: [.unavailable("storm")])
    let proxy = LazySearch(create: factory.make)

    let first = await search(proxy)
    let second = await search(proxy)

    #expect(first == .failure(.unavailable("storm")))
    #expect(second == .success(.cafes))
    #expect(factory.count == 2)
  }

  @Test func `releases a cancelled caller during the creation`() async throws {
    let gate = Gate()
    let crowd = Crowd()
    let factory = Factory(making: subject) { await gate.pass() }
    let proxy = LazySearch(create: factory.make)
    let stays = crowd.call { await self.search(proxy) }
    await gate.arrivals(1)
    let leaves = crowd.call { await self.search(proxy) }
    await crowd.waits()

    leaves.cancel()
    let left = try #require(
      await promptly { await leaves.value }, "the cancelled call waits for the creation")
    await gate.open()
    let found = await stays.value

    #expect(left == .failure(.cancelled))
    #expect(found == .success(.cafes))
    #expect(factory.count == 1)
    #expect(subject.calls.count == 1)
  }

  @Test func `creates nothing for a caller that is already cancelled`() async throws {
    let factory = Factory(making: subject)
    let proxy = LazySearch(create: factory.make)
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await search(proxy)
    }

    let left = try #require(
      await promptly { await call.value }, "the cancelled call waits for the creation")
    let createdForNobody = factory.count
    let found = await search(proxy)

    #expect(left == .failure(.cancelled))
    #expect(createdForNobody == 0)
    #expect(found == .success(.cafes))
    #expect(factory.count == 1)
  }

  @Test func `passes the subject's failure on, and keeps the subject`() async {
    let subject = RecordingSearch(failing: [.unavailable("storm")])
    let factory = Factory(making: subject)
    let proxy = LazySearch(create: factory.make)

    let first = await search(proxy)
    let second = await search(proxy)

    #expect(first == .failure(.unavailable("storm")))
    #expect(second == .success(.cafes))
    #expect(factory.count == 1)
  }

  private func search(_ proxy: LazySearch) async -> Result<[Business], SearchError> {
    await outcome { () async throws(SearchError) in
      try await proxy.search(.coffeeNearby)
    }
  }
}

/// Makes a subject, after a wait or a few failures, and counts the calls.
private final class Factory: Sendable {
  private let subject: RecordingSearch
  private let failures: [SearchError]
  private let wait: @Sendable () async -> Void
  private let made = Locked(0)

  init(
    making subject: RecordingSearch, failing failures: [SearchError] = [],
    wait: @escaping @Sendable () async -> Void = {}
  ) {
    self.subject = subject
    self.failures = failures
    self.wait = wait
  }

  var count: Int { made.withLock(\.self) }

  @Sendable
  func make() async throws(SearchError) -> any BusinessSearchClient {
    let count = made.withLock { made in
      made += 1
      return made
    }
    await wait()
    guard count > failures.count else { throw failures[count - 1] }
    return subject
  }
}
