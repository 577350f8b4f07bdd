import DecoratorPattern
import Scenario
import TestSupport
import Testing

/// The same decorators in a different order behave differently.
@Suite(.endsInTime) struct StackOrderTests {
  private let lines = Lines()
  private let inner = RecordingSearch(failing: [.unavailable("storm")])

  @Test func `logs one call when the log is outside the retry`() async throws {
    let client = LoggedSearch(
      RetriedSearch(inner, retry: .threeTimesAtOnce), log: lines.write)
    _ = try await client.search(.coffeeNearby)

    #expect(lines.all == ["search coffee, 3 from 0: 3 found"])
    #expect(inner.calls.count == 2)
  }

  @Test func `logs each try when the log is inside the retry`() async throws {
    let client = RetriedSearch(
      LoggedSearch(inner, log: lines.write), retry: .threeTimesAtOnce)
    _ = try await client.search(.coffeeNearby)

    #expect(
      lines.all == [
        "search coffee, 3 from 0: \(SearchError.unavailable("storm"))",
        "search coffee, 3 from 0: 3 found",
      ])
    #expect(inner.calls.count == 2)
  }
}
