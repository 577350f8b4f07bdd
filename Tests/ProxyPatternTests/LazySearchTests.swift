import Network
import ProxyPattern
import Scenario
import TestSupport
import Testing

@Suite struct LazySearchTests {
  private let subject = RecordingSearch()

  @Test func `creates nothing before it is asked`() async throws {
    let factory = Factory(making: subject)
    let proxy = LazySearch(create: factory.make)
    let before = factory.count
    _ = try await proxy.search(.coffeeNearby)

    #expect(before == 0)
    #expect(factory.count == 1)
  }

  @Test func `forwards every requirement to the one subject`() async throws {
    let factory = Factory(making: subject)
    let proxy = LazySearch(create: factory.make)

    let found = try await proxy.search(.coffeeNearby)
    let names = try await proxy.suggestions(for: "an")

    #expect(found == .cafes)
    #expect(names == ["Anchor Coffee", "Annex"])
    #expect(subject.calls == [.search(.coffeeNearby), .suggestions("an")])
    #expect(factory.count == 1)
  }

  @Test func `creates once when a hundred first calls meet`() async throws {
    let gate = Gate()
    let factory = Factory(making: subject) { await gate.pass() }
    let proxy = LazySearch(create: factory.make)

    let calls = (1...100).map { _ in Task { try await proxy.search(.coffeeNearby) } }
    await gate.arrivals(1)
    // All calls must have come to the proxy, or they don't meet.
    for _ in 1...1000 { await Task.yield() }
    await gate.open()
    for call in calls { _ = try await call.value }

    #expect(factory.count == 1)
    #expect(subject.calls.count == 100)
  }

  @Test func `creates again after a factory that threw`() async throws {
    let factory = Factory(making: subject, failing: [.unavailable("storm")])
    let proxy = LazySearch(create: factory.make)

    let first = await outcome { () async throws(SearchError) in
      try await proxy.search(.coffeeNearby)
    }
    let second = await outcome { () async throws(SearchError) in
      try await proxy.search(.coffeeNearby)
    }

    #expect(first == .failure(.unavailable("storm")))
    #expect(second == .success(.cafes))
    #expect(factory.count == 2)
  }

  @Test func `passes the subject's failure on, and keeps the subject`() async {
    let subject = RecordingSearch(failing: [.unavailable("storm")])
    let factory = Factory(making: subject)
    let proxy = LazySearch(create: factory.make)

    let first = await outcome { () async throws(SearchError) in
      try await proxy.search(.coffeeNearby)
    }
    let second = await outcome { () async throws(SearchError) in
      try await proxy.search(.coffeeNearby)
    }

    #expect(first == .failure(.unavailable("storm")))
    #expect(second == .success(.cafes))
    #expect(factory.count == 1)
  }
}

/// Makes a subject, after a wait or a few failures, and counts how often.
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
