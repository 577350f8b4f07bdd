import Scenario
import TestSupport
import Testing

extension TestTheCacheTests {
  @Test func `gives the answer of its subject, both times`() async throws {
    let subject = RecordingSearch(answering: .cafes)
    let cache = makeCache(asking: subject)

    let first = try await cache.search(.coffeeNearby)
    let second = try await cache.search(.coffeeNearby)

    #expect(first == .cafes)
    #expect(second == .cafes)
  }

  @Test func `asks its subject once for a repeated search`() async throws {
    let subject = RecordingSearch()
    let cache = makeCache(asking: subject)

    _ = try await cache.search(.coffeeNearby)
    _ = try await cache.search(.coffeeNearby)

    #expect(subject.queries == [.coffeeNearby])
  }

  @Test(arguments: Query.differingInOneField)
  func `tells searches apart by every field`(_ other: Query) async throws {
    let subject = RecordingSearch()
    let cache = makeCache(asking: subject)

    _ = try await cache.search(.coffeeNearby)
    _ = try await cache.search(other)

    #expect(subject.queries == [.coffeeNearby, other])
  }

  @Test func `remembers a search after a different search`() async throws {
    let subject = RecordingSearch()
    let cache = makeCache(asking: subject)

    for query in [Query.coffeeNearby, .coffeeNearby.next, .coffeeNearby] {
      _ = try await cache.search(query)
    }

    #expect(subject.queries == [.coffeeNearby, .coffeeNearby.next])
  }

  @Test func `asks again after an outage`() async throws {
    let subject = RecordingSearch(failing: [.unavailable("no network")])
    let cache = makeCache(asking: subject)

    let during = await outcome { () async throws(SearchError) in
      try await cache.search(.coffeeNearby)
    }
    let after = await outcome { () async throws(SearchError) in
      try await cache.search(.coffeeNearby)
    }

    #expect(during == .failure(.unavailable("no network")))
    #expect(after == .success(.cafes))
  }

  @Test func `asks its subject again after forgetting`() async throws {
    let subject = RecordingSearch()
    let cache = makeCache(asking: subject)

    _ = try await cache.search(.coffeeNearby)
    await cache.forget()
    _ = try await cache.search(.coffeeNearby)

    #expect(subject.queries.count == 2)
  }

  @Test func `passes on suggestions`() async throws {
    let subject = RecordingSearch()
    let cache = makeCache(asking: subject)

    let names = try await cache.suggestions(for: "an")

    #expect(names == ["Annex", "Anchor Coffee"])
    #expect(subject.calls == [.suggestions("an")])
  }

  @Test func `shares a search that is in flight`() async {
    let gate = Gate()
    let subject = RecordingSearch { _, _ in
      await gate.pass()
      return .cafes
    }
    let cache = makeCache(asking: subject)
    let crowd = Crowd()

    let calls = (1...2).map { _ in crowd.call { try? await cache.search(.coffeeNearby) } }
    await gate.arrivals(1)
    await crowd.waits()
    await gate.open()
    var answers: [[Business]?] = []
    for call in calls { answers.append(await call.value) }

    #expect(answers == [.cafes, .cafes])
    #expect(subject.queries == [.coffeeNearby])
  }
}
