import ProxyPattern
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct CachedSearchTests {
  private let subject = RecordingSearch()
  private let proxy: CachedSearch

  init() {
    proxy = CachedSearch { [subject] in subject }
  }

  @Test(arguments: SearchMethod.allCases)
  func `asks once for a repeated search`(_ method: SearchMethod) async {
    let first = await method.ask(proxy)
    let second = await method.ask(proxy)

    #expect(first == method.answer)
    #expect(second == first)
    #expect(subject.calls == [method.call()])
  }

  @Test(arguments: Query.differingInOneField)
  func `distinguishes queries by every field`(_ other: Query) async throws {
    _ = try await proxy.search(.coffeeNearby)
    _ = try await proxy.search(other)

    #expect(subject.queries == [.coffeeNearby, other])
  }

  @Test(arguments: SearchMethod.allCases, SearchError.each)
  func `caches no failure`(_ method: SearchMethod, _ error: SearchError) async {
    let subject = RecordingSearch(failing: [error])
    let proxy = CachedSearch(capacity: 2) { subject }

    let first = await method.ask(proxy, 1)
    let second = await method.ask(proxy, 1)
    for number in [2, 1] { _ = await method.ask(proxy, number) }

    // A failure takes no room in the cache either.
    #expect(first == .failure(error))
    #expect(second == method.answer)
    #expect(subject.calls == [1, 1, 2].map(method.call))
  }

  @Test func `caches an empty answer`() async throws {
    let subject = RecordingSearch(answering: [])
    let proxy = CachedSearch { subject }

    _ = try await proxy.search(.coffeeNearby)
    let second = try await proxy.search(.coffeeNearby)

    #expect(second == [])
    #expect(subject.queries.count == 1)
  }

  @Test(arguments: SearchMethod.allCases)
  func `removes the oldest answer first when it is full`(_ method: SearchMethod) async {
    let proxy = CachedSearch(capacity: 2) { [subject] in subject }

    // The oldest answer is the one that was cached first, even when it is used often.
    for number in [1, 2, 1, 3, 3, 2, 1, 3] { _ = await method.ask(proxy, number) }

    #expect(subject.calls == [1, 2, 3, 1].map(method.call))
  }

  @Test(arguments: SearchMethod.allCases)
  func `caches nothing with a capacity of zero`(_ method: SearchMethod) async {
    let proxy = CachedSearch(capacity: 0) { [subject] in subject }

    for number in [1, 1] { _ = await method.ask(proxy, number) }

    #expect(subject.calls == [1, 1].map(method.call))
  }

  @Test func `keeps the caches of two proxies separate`() async throws {
    let other = CachedSearch { [subject] in subject }

    _ = try await proxy.search(.coffeeNearby)
    _ = try await other.search(.coffeeNearby)

    #expect(subject.queries.count == 2)
  }
}
