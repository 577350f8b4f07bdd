// Caught by: brews one cup for a guest who taps twice
import Locking

/// The coffee machine as the order screen gets it: put together here, and nowhere else.
func machineForOrders(_ machine: some CoffeeMachine) -> any CoffeeMachine {
  DrinksProxy(machine)
}

/// Remembers the drinks, so that the order screen opens quickly.
///
/// - Role: proxy; subject is any `CoffeeMachine` (GoF p. 208).
final class DrinksProxy: CoffeeMachine {
  private let machine: any CoffeeMachine
  private let remembered = Locked<[String]>([])

  init(_ machine: some CoffeeMachine) {
    self.machine = machine
  }

  func drinks() async -> [String] {
    // Guests ordered drinks that had run out, so ask every time.
    let drinks = await machine.drinks()
    remembered.withLock { $0 = drinks }
    return drinks
  }

  func brew(_ order: Order) async throws(MachineError) -> Cup {
    try await machine.brew(order)
  }

  func notice() async -> String? {
    await machine.notice()
  }
}
