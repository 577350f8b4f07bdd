// About: Both protocols are ours. There are hoppers with a screw, with a flap, and one that opens
// tins.
// Answer: bridge
// Because: A feeder may decide not to ask, as a proxy does. But a hopper is no feeder: it only
// drops and weighs, and each kind of feeder is built from that, with any hopper. For a proxy a
// Feeder would have to be inside.
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
