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

  @Test func `asks once for a repeated search`() async throws {
    let first = try await proxy.search(.coffeeNearby)
    let second = try await proxy.search(.coffeeNearby)

    #expect(first == .cafes)
    #expect(second == first)
    #expect(subject.queries == [.coffeeNearby])
  }

  @Test(arguments: Query.differingInOneField)
  func `tells searches apart by every field`(_ other: Query) async throws {
    _ = try await proxy.search(.coffeeNearby)
    _ = try await proxy.search(other)

    #expect(subject.queries == [.coffeeNearby, other])
  }

  @Test func `remembers suggestions by their prefix`() async throws {
    let first = try await proxy.suggestions(for: "an")
    let second = try await proxy.suggestions(for: "an")
    _ = try await proxy.suggestions(for: "d")

    #expect(first == ["Anchor Coffee", "Annex"])
    #expect(second == first)
    #expect(subject.calls == [.suggestions("an"), .suggestions("d")])
  }

  @Test(arguments: [
    SearchError.notSignedIn, .cancelled, .unavailable("storm"), .unreadableAnswer("rust"),
    .invalidQuery("no"), .peerFailed("lost"),
  ])
  func `remembers no failure`(_ error: SearchError) async {
    let subject = RecordingSearch(failing: [error])
    let proxy = CachedSearch { subject }

    let first = await search(proxy)
    let second = await search(proxy)

    #expect(first == .failure(error))
    #expect(second == .success(.cafes))
    #expect(subject.queries.count == 2)
  }

  @Test func `remembers that nothing was found`() async throws {
    let subject = RecordingSearch(answering: [])
    let proxy = CachedSearch { subject }

    _ = try await proxy.search(.coffeeNearby)
    let second = try await proxy.search(.coffeeNearby)

    #expect(second == [])
    #expect(subject.queries.count == 1)
  }

  @Test func `forgets the oldest answer first when it is full`() async throws {
    let proxy = CachedSearch(capacity: 2) { [subject] in subject }
    let first = Query.coffeeNearby
    let second = first.next
    let third = second.next

    for query in [first, second, third] { _ = try await proxy.search(query) }
    for query in [third, second, first] { _ = try await proxy.search(query) }

    #expect(subject.queries == [first, second, third, first])
  }

  @Test func `keeps apart what two proxies remember`() async throws {
    let other = CachedSearch { [subject] in subject }

    _ = try await proxy.search(.coffeeNearby)
    _ = try await other.search(.coffeeNearby)

    #expect(subject.queries.count == 2)
  }

  @Test func `shares what it remembers with its copies`() async throws {
    let copy = proxy

    _ = try await proxy.search(.coffeeNearby)
    _ = try await copy.search(.coffeeNearby)

    #expect(subject.queries.count == 1)
  }

  private func search(_ proxy: CachedSearch) async -> Result<[Business], SearchError> {
    await outcome { () async throws(SearchError) in
      try await proxy.search(.coffeeNearby)
    }
  }
}
