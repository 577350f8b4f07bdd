// Caught by: asks its subject once for a repeated search
import Scenario
import TestSupport
import Testing

private let subject = RecordingSearch()

extension TestTheCacheTests {
  @Test func `asks its subject once for a repeated search`() async throws {
    let cache = makeCache(asking: subject)

    _ = try await cache.search(.coffeeNearby)
    _ = try await cache.search(.coffeeNearby)

    #expect(subject.queries == [.coffeeNearby])
  }
}
