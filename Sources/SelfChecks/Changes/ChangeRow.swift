/// What a change cost each column: a row of the table.
struct ChangeRow: Codable, Equatable, Sendable {
  /// What it cost one column.
  struct Cell: Codable, Equatable, Sendable {
    /// Why the column isn't hit; then the rest says nothing.
    var notHere: String?

    /// What had to be touched.
    var touched = Touched()

    /// The column's files in which the compiler found something, before they were mended.
    var compiler: [String] = []

    /// The steps of the comparison that showed the user something else than they should, where the
    /// compiler had found nothing.
    var tests: [String] = []

    /// Whether one file is all that had to be touched, and no screen.
    var isAbsorbed = false

    /// Whether more had to be touched than without the pattern.
    var isDearer = false

    /// Whether the change hits the column, and nothing has to be touched.
    var holds: Bool { notHere == nil && touched.allFiles == 0 }
  }

  var number: Int
  var change: String
  var title: String
  var vendor: String?
  var own: String?
  var wish: String?

  /// What the shared screens had to do, with a wrapper behind them or without.
  var screens: Touched?

  /// By the column's name.
  var cells: [String: Cell]

  /// The cells of the comparison that are others than before, once all is mended.
  var shows: [String: [String]] = [:]

  /// What can be said before anything is built.
  init(_ change: Change) {
    number = change.number
    self.change = change.name
    title = change.title
    (vendor, own, wish) = (change.vendor, change.own, change.wish)
    screens = change.client
    cells = [:]
    for column in ChangedColumn.allCases {
      cells[column.rawValue] = Self.cell(of: column, in: change)
    }
  }

  subscript(column: ChangedColumn) -> Cell {
    get { cells[column.rawValue] ?? Cell() }
    set { cells[column.rawValue] = newValue }
  }

  private static func cell(of column: ChangedColumn, in change: Change) -> Cell {
    if let reason = change.notHere[column] { return Cell(notHere: reason) }
    var cell = Cell(touched: change.touched[column] ?? Touched())
    guard column != .coupled else { return cell }
    let paysForScreens = change.paysForScreens(column) && change.client != nil
    cell.isAbsorbed = cell.touched.allFiles == 1 && !paysForScreens
    // Without a pattern the screens alone pay; the coupled ones for the vendor and for a wish.
    let isByUs = change.own != nil && (column != .adapter || change.vendor == nil)
    let plain = isByUs ? change.client : change.touched[.coupled]
    let paid = cell.touched.lines + (paysForScreens ? change.client?.lines ?? 0 : 0)
    cell.isDearer = paid > plain?.lines ?? 0 && (isByUs || change.notHere[.coupled] == nil)
    return cell
  }
}
