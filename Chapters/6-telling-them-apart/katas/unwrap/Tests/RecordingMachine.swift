import Locking
import TestSupport

/// A coffee machine that writes down what it is asked to brew.
final class RecordingMachine: CoffeeMachine {
  private let brewed = Notes<Order>()
  private let menu = Locked(["flat white", "espresso", "flat white"])
  private let display = Locked<String?>(nil)
  private let failures: [MachineError]
  private let gate: Gate?

  /// Creates a machine.
  ///
  /// - Parameters:
  ///   - failures: How its first orders fail.
  ///   - gate: Where each order waits before it is brewed.
  init(failing failures: [MachineError] = [], waitingAt gate: Gate? = nil) {
    self.failures = failures
    self.gate = gate
  }

  /// Every order that came, in order.
  var orders: [Order] {
    brewed.all
  }

  /// Changes what it can brew.
  func offer(_ drinks: [String]) {
    menu.withLock { $0 = drinks }
  }

  /// Shows another notice, or none.
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

/// A coffee machine that has no milk, and writes nothing down.
struct EmptyMachine: CoffeeMachine {
  func drinks() async -> [String] {
    []
  }

  func brew(_ order: Order) async throws(MachineError) -> Cup {
    throw .empty("milk")
  }
}
