import Locking

/// Puts together the coffee machine that the order screen gets. No other code does this.
func machineForOrders(_ machine: some CoffeeMachine) -> any CoffeeMachine {
  MachineAdapter(DrinksProxy(MachineWrapper(machine)))
}

/// Turns the app's orders into the coffee machine's orders, and the machine's errors into the app's
/// errors.
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

/// Wraps the machine.
final class MachineWrapper: CoffeeMachine {
  private let machine: any CoffeeMachine
  private let numbers = Locked<Set<Int>>([])

  init(_ machine: some CoffeeMachine) {
    self.machine = machine
  }

  func drinks() async -> [String] {
    await machine.drinks()
  }

  func brew(_ order: Order) async throws(MachineError) -> Cup {
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
