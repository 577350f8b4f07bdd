/// The coffee machine in the office, as the app knows it.
protocol CoffeeMachine: Sendable {
  /// What the machine can brew right now. It changes during the day: the milk runs out, and comes
  /// back.
  func drinks() async -> [String]

  /// Brews a cup. The machine brews as often as it is asked.
  func brew(_ order: Order) async throws(MachineError) -> Cup

  /// What the machine wants to tell everybody, or nil.
  func notice() async -> String?
}

extension CoffeeMachine {
  /// Nothing: most machines have no display.
  func notice() async -> String? {
    nil
  }
}
