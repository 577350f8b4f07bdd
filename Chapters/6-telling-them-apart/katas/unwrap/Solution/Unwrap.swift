import Locking

/// Puts together the coffee machine that the order screen gets. No other code does this.
func machineForOrders(_ machine: some CoffeeMachine) -> any CoffeeMachine {
  OneCupPerOrder(machine)
}

/// Refuses an order whose cup is being brewed or is ready: a guest who taps twice gets one cup.
///
/// - Role: proxy, since it may answer without asking; subject is any `CoffeeMachine` (GoF p. 207).
final class OneCupPerOrder: CoffeeMachine {
  private let machine: any CoffeeMachine
  private let numbers = Locked<Set<Int>>([])

  init(_ machine: some CoffeeMachine) {
    self.machine = machine
  }

  func drinks() async -> [String] {
    await machine.drinks()
  }

  func brew(_ order: Order) async throws(MachineError) -> Cup {
    // Take the number before asking the machine: a second tap may come in the meantime.
    guard numbers.withLock({ $0.insert(order.number).inserted }) else {
      throw .alreadyOrdered(order.number)
    }
    do {
      return try await machine.brew(order)
    } catch {
      numbers.withLock { _ = $0.remove(order.number) }
      throw error
    }
  }

  func notice() async -> String? {
    await machine.notice()
  }
}
