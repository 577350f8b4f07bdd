/// A sheet to write lines on, for any device.
///
/// - Role: implementor (GoF p. 154).
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
///
/// - Role: abstraction (GoF p. 154).
protocol Slip {
  /// Creates a slip that is written on a sheet.
  init(on sheet: some Sheet)

  /// Writes a slip of this kind for an order.
  func issue(_ order: Order)
}

/// A sheet of the printer's paper roll.
///
/// - Role: concrete implementor (GoF p. 154).
struct RollSheet: Sheet {
  let width = TillRoll.columns
  private let roll: TillRoll

  init(_ roll: TillRoll) {
    self.roll = roll
  }

  func begin() {}

  func write(_ line: String) {
    roll.feed(line)
  }

  func end() {
    roll.cut()
  }
}

/// The display above the counter, as a sheet.
///
/// - Role: concrete implementor (GoF p. 154).
final class DisplaySheet: Sheet {
  let width = CounterDisplay.columns
  private let display: CounterDisplay
  private var nextRow = 0

  init(_ display: CounterDisplay) {
    self.display = display
  }

  func begin() {
    display.clear()
    nextRow = 0
  }

  func write(_ line: String) {
    display.show(line, row: nextRow)
    nextRow += 1
  }

  func end() {}
}

/// Lists what the kitchen has to make.
///
/// - Role: refined abstraction; implementor is `Sheet` (GoF p. 154).
struct KitchenSlip: Slip {
  private let sheet: any Sheet

  init(on sheet: some Sheet) {
    self.sheet = sheet
  }

  func issue(_ order: Order) {
    sheet.begin()
    sheet.write(Layout.cut("Table \(order.table)", to: sheet.width))
    for item in order.items {
      sheet.write(Layout.cut("\(item.count) x \(item.name)", to: sheet.width))
    }
    sheet.end()
  }
}

/// Lists what the guest has to pay.
///
/// - Role: refined abstraction; implementor is `Sheet` (GoF p. 154).
struct Bill: Slip {
  private let sheet: any Sheet

  init(on sheet: some Sheet) {
    self.sheet = sheet
  }

  func issue(_ order: Order) {
    sheet.begin()
    for item in order.items {
      sheet.write(Layout.spread(item.name, Layout.price(item.cents), over: sheet.width))
    }
    sheet.write(Layout.spread("TOTAL", Layout.price(order.cents), over: sheet.width))
    sheet.end()
  }
}

/// Tells the guest that the order is ready.
///
/// - Role: refined abstraction; implementor is `Sheet` (GoF p. 154).
struct ReadyNotice: Slip {
  private let sheet: any Sheet

  init(on sheet: some Sheet) {
    self.sheet = sheet
  }

  func issue(_ order: Order) {
    sheet.begin()
    sheet.write(Layout.centered("No. \(order.number)", in: sheet.width))
    sheet.write(Layout.centered("is ready", in: sheet.width))
    sheet.end()
  }
}
