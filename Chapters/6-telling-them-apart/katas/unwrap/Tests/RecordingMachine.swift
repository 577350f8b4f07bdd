import Locking
import TestSupport

/// A coffee machine that records its orders.
final class RecordingMachine: CoffeeMachine {
  private let brewed = Notes<Order>()
  private let menu = Locked(["flat white", "espresso", "flat white"])
  private let display = Locked<String?>(nil)
  private let failures: [MachineError]
  private let gate: Gate?

  /// Creates a machine.
  ///
  /// - Parameters:
  ///   - failures: The errors that the first orders throw.
  ///   - gate: The gate at which each order waits before the machine brews it.
  init(failing failures: [MachineError] = [], waitingAt gate: Gate? = nil) {
    self.failures = failures
    self.gate = gate
  }

  /// All orders that arrived, earliest first.
  var orders: [Order] {
    brewed.all
  }

  /// Changes the drinks that the machine can brew.
  func offer(_ drinks: [String]) {
    menu.withLock { $0 = drinks }
  }

  /// Shows a different notice, or none.
  func show(_ notice: String?) {
    display.withLock { $0 = notice }
  }

  func drinks() async -> [String] {
    menu.withLock(\.self)
  }

  func brew(_ order: Order) async throws(MachineError) -> Cup {
    let count = brewed.number(of: order)
    await gate?.pass()
    guard count > failures.count else { throw failures[count - 1] }
    return Cup(drink: order.drink)
  }

  func notice() async -> String? {
    display.withLock(\.self)
  }
}

/// A coffee machine that has no milk, and records nothing.
struct EmptyMachine: CoffeeMachine {
  func drinks() async -> [String] {
    []
  }

  func brew(_ order: Order) async throws(MachineError) -> Cup {
    throw .empty("milk")
  }
}
