import Scenario
import TestSupport
import Testing

extension TestTheCacheTests {
  @Test func `gives the answer of its subject`() async throws {
    let subject = RecordingSearch(answering: .cafes)
    let cache = makeCache(asking: subject)

    let found = try await cache.search(.coffeeNearby)

    #expect(found == .cafes)
  }

  // Your tests
}
