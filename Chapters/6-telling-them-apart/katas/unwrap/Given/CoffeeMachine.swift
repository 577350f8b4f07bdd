/// The coffee machine in the office, as the app sees it.
protocol CoffeeMachine: Sendable {
  /// The drinks that the machine can brew right now. They change during the day: the milk runs out,
  /// and somebody refills it.
  func drinks() async -> [String]

  /// Brews a cup: every call brews a new cup.
  func brew(_ order: Order) async throws(MachineError) -> Cup

  /// The machine's current notice to everybody, or nil.
  func notice() async -> String?
}

extension CoffeeMachine {
  /// Returns nil, because most machines have no display.
  func notice() async -> String? {
    nil
  }
}
