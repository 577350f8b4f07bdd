// Caught by: doesn't mix up the orders of two machines
import Locking

/// The coffee machine as the order screen gets it: put together here, and nowhere else.
func machineForOrders(_ machine: some CoffeeMachine) -> any CoffeeMachine {
  OneCupPerOrder(machine)
}

/// Refuses an order whose cup is being brewed or is ready: a guest who taps twice gets one cup.
///
/// - Role: protection proxy; subject is any `CoffeeMachine` (GoF p. 208).
struct OneCupPerOrder: CoffeeMachine {
  private let machine: any CoffeeMachine
  private static let numbers = Locked<Set<Int>>([])

  init(_ machine: some CoffeeMachine) {
    self.machine = machine
  }

  func drinks() async -> [String] {
    await machine.drinks()
  }

  func brew(_ order: Order) async throws(MachineError) -> Cup {
    // The number is taken before the machine is asked: a second tap may come in the meantime.
    guard Self.numbers.withLock({ $0.insert(order.number).inserted }) else {
      throw .alreadyOrdered(order.number)
    }
    do {
      return try await machine.brew(order)
    } catch {
      Self.numbers.withLock { _ = $0.remove(order.number) }
      throw error
    }
  }

  func notice() async -> String? {
    await machine.notice()
  }
}
