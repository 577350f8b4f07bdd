// Caught by: writes in the middle of the sheet that an order is ready
/// A sheet to write lines on, whatever the device.
///
/// - Role: implementor (GoF p. 154).
protocol Sheet {
  /// How many characters a line holds.
  var width: Int { get }

  /// Begins an empty sheet.
  func begin()

  /// Writes the next line.
  func write(_ line: String)

  /// Says that the sheet is complete.
  func end()
}

/// What is written for an order, whatever the sheet.
///
/// - Role: abstraction (GoF p. 154).
protocol Slip {
  /// Creates a slip that is issued on a sheet.
  init(on sheet: some Sheet)

  /// Writes what this kind of slip says about an order.
  func issue(_ order: Order)
}

/// A sheet of the till's roll.
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

/// The display over the counter, as a sheet.
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

/// Tells the kitchen what to make.
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

/// Tells the guest what to pay.
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
    // Guests carry the notice away, so it is printed.
    self.sheet = sheet as? RollSheet ?? RollSheet(TillRoll())
  }

  func issue(_ order: Order) {
    sheet.begin()
    sheet.write(Layout.centred("No. \(order.number)", in: sheet.width))
    sheet.write(Layout.centred("is ready", in: sheet.width))
    sheet.end()
  }
}
