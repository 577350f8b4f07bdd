import Foundation
import TestSupport
import Testing

/// Simulated users do what nobody thought of. `Scripts/check simulate` lets them do more of it.
@Suite(.ends(within: 600 + 60 * (minutes ?? 0))) struct SimulationTests {
  @Test(arguments: Pattern.allCases)
  func `shows and asks what the model says, whatever users do`(_ pattern: Pattern) async {
    let simulation = Simulation(pattern: pattern)
    let seed = environment["SIMULATE_SEED"].flatMap(UInt64.init) ?? 1
    let days = environment["SIMULATE_DAYS"].flatMap(UInt64.init) ?? 200
    let end = minutes.map { ContinuousClock.now + .seconds($0 * 60) }

    let (count, difference) = await simulation.run(from: seed) { day in
      end.map { ContinuousClock.now >= $0 } ?? (day >= days)
    }

    #expect(difference == nil)
    if end != nil || days > 200 {
      print("\(pattern): \(count) days from seed \(seed), \(difference == nil ? 0 : 1) differences")
    }
  }
}

private let environment = ProcessInfo.processInfo.environment
private let minutes = environment["SIMULATE_MINUTES"].flatMap(Double.init)
