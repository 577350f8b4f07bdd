import TestSupport
import Testing

@testable import Measuring

/// What is made of the times.
@Suite(.ends(within: 600)) struct MeasureStatisticsTests {
  @Test(arguments: [
    ([3.0], 0.5, 3.0), ([4, 1, 3, 2], 0.5, 2.5), ([5, 1, 2, 4, 3], 0.25, 2), ([1, 2], 1, 2),
  ])
  func `finds the value below which a part lies`(_ all: [Double], _ part: Double, _ value: Double) {
    #expect(all.quantile(part) == value)
    #expect([Double]().quantile(part) == nil)
  }

  @Test func `compares times of one round`() throws {
    // The machine is ten times slower in the second round.
    let samples = Samples(rounds: ["direct": [2, 20, 2], "class": [6, 60, 4]])

    let price = try #require(Price(Subject(.calls, "class", .few) { _ in }, in: samples))
    #expect((price.leastRatio, price.ratio) == (2, 3))
    #expect((price.leastNanoseconds, price.nanoseconds) == (4, 6))
    #expect(price.middleHalf == [2.5, 3])
    #expect(Price(Subject(.async, "class", .few) { _ in }, in: samples) == nil)
  }

  @Test func `times each subject in each round, and counts each caller`() async throws {
    let subjects = [("a", 1), ("b", 2)].map { name, callers in
      Subject(.calls, name, .few, callers: callers) {
        try await Task.sleep(for: .microseconds($0 * 100))
      }
    }

    let samples = try await Measurement(subjects: subjects, rounds: 3).run { _ in }

    #expect(samples.rounds["a"]?.map { $0 >= 100_000 } == [true, true, true])
    #expect(samples.rounds["b"]?.map { $0 >= 50_000 } == [true, true, true])
  }

  @Test(arguments: [
    (2.0, 2.2, PriceClass.free, PriceClass.free), (2, 9, .few, .few), (2, 12, .free, .few),
    (2, 14, .tens, .tens), (30, 110, .hop, .hop), (30, 110, .tens, .tens), (30, 900, .tens, .hop),
    (30, 9000, .work, .work), (30, 9000, .trip, .trip), (30, 400_000, .hop, .trip),
  ])
  func `puts a price into a class, if it fits into the one that is expected`(
    _ base: Double, _ time: Double, _ expected: PriceClass, _ found: PriceClass
  ) throws {
    #expect(try price(base, time, expected).found == found)
  }

  @Test(arguments: [
    (2.0, 2.2, PriceClass.free, true), (2, 7, .free, true), (2, 8, .free, false),
    (2, 40, .few, true),
    (2, 50, .few, false), (30, 35, .hop, false), (30, 3000, .hop, true), (30, 4000, .hop, false),
  ])
  func `leaves a wide margin before it says that a class doesn't hold`(
    _ base: Double, _ time: Double, _ expected: PriceClass, _ holds: Bool
  ) throws {
    let price = try price(base, time, expected)

    #expect(price.expected.holds(price, margin: 3) == holds)
    let troubles = Report.sample([price.name: time, "direct": base], expected).troubles
    #expect(troubles.isEmpty == holds)
    #expect(troubles.allSatisfy { $0.hasPrefix("it is \(price.found.rawValue), not ") })
  }

  private func price(_ base: Double, _ time: Double, _ expected: PriceClass) throws -> Price {
    try #require(Report.sample(["direct": base, "it": time], expected).prices.first)
  }
}

extension Report {
  /// A report on `it`, beside `direct`, out of one round.
  static func sample(
    _ times: [String: Double], _ expected: PriceClass = .few
  ) -> Report {
    Report(
      [Subject(.calls, "it", expected) { _ in }], Samples(rounds: times.mapValues { [$0] }),
      machine: "a machine")
  }
}
