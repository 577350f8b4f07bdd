// Caught by: brews one cup for a guest who taps again while it is brewed
import Locking

/// The coffee machine as the order screen gets it: put together here, and nowhere else.
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
    guard !numbers.withLock({ $0.contains(order.number) }) else {
      throw .alreadyOrdered(order.number)
    }
    let cup = try await machine.brew(order)
    numbers.withLock { _ = $0.insert(order.number) }
    return cup
  }

  func notice() async -> String? {
    await machine.notice()
  }
}
