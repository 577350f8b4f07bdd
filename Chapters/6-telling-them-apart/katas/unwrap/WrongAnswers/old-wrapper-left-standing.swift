// Caught by: leaves no type standing that nobody uses
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
    // The number is taken before the machine is asked: a second tap may come in the meantime.
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

/// Turns the orders of the app into orders of the coffee machine, and the machine's errors into
/// errors of the app.
///
/// - Role: adapter; target and adaptee are `CoffeeMachine` (GoF p. 139).
struct MachineAdapter: CoffeeMachine {
  private let machine: any CoffeeMachine

  init(_ machine: some CoffeeMachine) {
    self.machine = machine
  }

  func drinks() async -> [String] {
    await machine.drinks().map { drink in String(drink) }
  }

  func brew(_ order: Order) async throws(MachineError) -> Cup {
    let machineOrder = Order(number: order.number, drink: order.drink)
    do {
      let cup = try await machine.brew(machineOrder)
      return Cup(drink: cup.drink)
    } catch {
      switch error {
      case .unknownDrink(let drink): throw .unknownDrink(drink)
      case .empty(let what): throw .empty(what)
      case .alreadyOrdered(let number): throw .alreadyOrdered(number)
      }
    }
  }

  func notice() async -> String? {
    await machine.notice()
  }
}
