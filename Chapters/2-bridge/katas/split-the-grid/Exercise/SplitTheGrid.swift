// The protocols for the two lists of types. The tests use them, so don't change them.

/// A sheet to write lines on, for any device.
protocol Sheet {
  /// The number of characters in a line.
  var width: Int { get }

  /// Begins an empty sheet.
  func begin()

  /// Writes the next line.
  func write(_ line: String)

  /// Ends the sheet, which is now complete.
  func end()
}

/// A kind of slip, which can be written for any order and on any sheet.
protocol Slip {
  /// Creates a slip that is written on a sheet.
  init(on sheet: some Sheet)

  /// Writes a slip of this kind for an order.
  func issue(_ order: Order)
}

// The new types: one for each device, and one for each kind of slip.

/// A sheet of the printer's paper roll. This type is half written: fill the three gaps.
struct RollSheet: Sheet {
  let width = 0  // Gap 3: how many characters does a line of the roll hold?
  private let roll: TillRoll

  init(_ roll: TillRoll) {
    self.roll = roll
  }

  func begin() {}

  func write(_ line: String) {
    roll.feed("")  // Gap 1: what does the roll print?
  }

  func end() {
    // Gap 2: what does the roll do when the sheet is complete?
  }
}

/// The display above the counter, as a sheet.
final class DisplaySheet: Sheet {
  let width = 0  // Your code

  init(_ display: CounterDisplay) {
    // Your code
  }

  func begin() {
    // Your code
  }

  func write(_ line: String) {
    // Your code
  }

  func end() {}
}

/// Lists what the kitchen has to make.
struct KitchenSlip: Slip {
  init(on sheet: some Sheet) {
    // Your code
  }

  func issue(_ order: Order) {
    // Your code
  }
}

/// Lists what the guest has to pay.
struct Bill: Slip {
  init(on sheet: some Sheet) {
    // Your code
  }

  func issue(_ order: Order) {
    // Your code
  }
}

/// Tells the guest that the order is ready.
struct ReadyNotice: Slip {
  init(on sheet: some Sheet) {
    // Your code
  }

  func issue(_ order: Order) {
    // Your code
  }
}

// The old types, one for each slip on each device. Copy the lines you need, then delete them.

struct KitchenSlipOnRoll {
  let roll: TillRoll

  func issue(_ order: Order) {
    roll.feed(Layout.cut("Table \(order.table)", to: TillRoll.columns))
    for item in order.items {
      roll.feed(Layout.cut("\(item.count) x \(item.name)", to: TillRoll.columns))
    }
    roll.cut()
  }
}

struct KitchenSlipOnDisplay {
  let display: CounterDisplay

  func issue(_ order: Order) {
    display.clear()
    display.show(Layout.cut("Table \(order.table)", to: CounterDisplay.columns), row: 0)
    for (index, item) in order.items.enumerated() {
      display.show(
        Layout.cut("\(item.count) x \(item.name)", to: CounterDisplay.columns), row: index + 1)
    }
  }
}

struct BillOnRoll {
  let roll: TillRoll

  func issue(_ order: Order) {
    for item in order.items {
      roll.feed(Layout.spread(item.name, Layout.price(item.cents), over: TillRoll.columns))
    }
    roll.feed(Layout.spread("TOTAL", Layout.price(order.cents), over: TillRoll.columns))
    roll.cut()
  }
}

struct BillOnDisplay {
  let display: CounterDisplay

  func issue(_ order: Order) {
    display.clear()
    for (index, item) in order.items.enumerated() {
      display.show(
        Layout.spread(item.name, Layout.price(item.cents), over: CounterDisplay.columns),
        row: index)
    }
    display.show(
      Layout.spread("TOTAL", Layout.price(order.cents), over: CounterDisplay.columns),
      row: order.items.count)
  }
}

struct ReadyNoticeOnRoll {
  let roll: TillRoll

  func issue(_ order: Order) {
    roll.feed(Layout.centered("No. \(order.number)", in: TillRoll.columns))
    roll.feed(Layout.centered("is ready", in: TillRoll.columns))
    roll.cut()
  }
}

struct ReadyNoticeOnDisplay {
  let display: CounterDisplay

  func issue(_ order: Order) {
    display.clear()
    display.show(Layout.centered("No. \(order.number)", in: CounterDisplay.columns), row: 0)
    display.show(Layout.centered("is ready", in: CounterDisplay.columns), row: 1)
  }
}
