// About: Both protocols are ours. Some hoppers have a screw, some have a flap, and one opens
// cans.
// Answer: bridge
// Because: Like a proxy, a feeder may decide not to ask its inner object. But a hopper isn't a
// feeder: it only drops and weighs food. Each kind of feeder is built from such small calls, and
// works with any hopper. A proxy would hold a Feeder.
protocol Hopper: Sendable {
  func drop(grams: Int) async throws
  func gramsInBowl() async throws -> Int
}

protocol Feeder: Actor {
  init(hopper: any Hopper)
  func feed(atHour hour: Int) async throws
}

actor TimedFeeder: Feeder {
  private let hopper: any Hopper
  init(hopper: any Hopper) { self.hopper = hopper }

  func feed(atHour hour: Int) async throws {
    guard [7, 13, 19].contains(hour) else { return }
    try await hopper.drop(grams: 40)
  }
}

actor RefillingFeeder: Feeder {
  private let hopper: any Hopper
  init(hopper: any Hopper) { self.hopper = hopper }

  func feed(atHour hour: Int) async throws {
    let missing = try await 50 - hopper.gramsInBowl()
    if missing > 0 { try await hopper.drop(grams: missing) }
  }
}
