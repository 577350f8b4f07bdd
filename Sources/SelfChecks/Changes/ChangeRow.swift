/// What a change costs each column: a row of the table.
struct ChangeRow: Equatable, Sendable {
  /// What the change costs one column.
  struct Cell: Equatable, Sendable {
    /// Why the change doesn't apply to the column, or nil if it applies.
    var notHere: String?

    var touched = Touched()

    /// The column's files with compiler errors, before the repair.
    var compiler: [String] = []

    /// The steps with wrong cells, if the column compiled before the repair.
    var tests: [String] = []

    /// Whether only one file was touched, and no screen.
    var isAbsorbed = false

    /// Whether more lines were touched than without the pattern.
    var costsMore = false

    /// Whether the change affects the column, but nothing has to change.
    var holds: Bool { notHere == nil && touched.allFiles == 0 }

    /// What reported the breakage, and where.
    var told: [String] { compiler.map { "compiler: \($0)" } + tests.map { "comparison: \($0)" } }

    /// The cell's text in the table.
    var sign: String {
      if notHere != nil { return "n/a" }
      if holds { return "holds" }
      let marks = (isAbsorbed ? "*" : "") + (costsMore ? "+" : "")
      return touched.sign + (marks.isEmpty ? "" : " " + marks)
    }
  }

  /// The row's number, from 1.
  var number: Int

  /// The name, such as `renamed-method`.
  var change: String

  /// The change in a few words.
  var title: String

  /// The vendor's change, as a sentence, or nil for none.
  var vendor: String?

  /// The change of our own interface, as a sentence, or nil for none.
  var own: String?

  /// The feature that we want, as a sentence, or nil for none.
  var wish: String?

  /// What the change costs the shared screens, with or without a wrapper behind them.
  var screens: Touched?

  private(set) var cells: [ChangedColumn: Cell] = [:]

  /// The cells of the comparison that differ from before, after the repair.
  var shows: [String: [String]] = [:]

  subscript(column: ChangedColumn) -> Cell {
    get { cells[column] ?? Cell() }
    set { cells[column] = newValue }
  }

  /// The change, in whole sentences.
  var sentences: [String] {
    guard vendor != nil, own != nil else { return [vendor, own, wish].compactMap(\.self) }
    return [vendor.map { "For coupled and adapter: \($0)" }, own.map { "For the others: \($0)" }]
      .compactMap(\.self)
  }

  /// What reported the breakage of a column, or nil if nothing broke.
  func reporter(_ column: ChangedColumn) -> String? {
    let cell = self[column]
    if !cell.compiler.isEmpty { return "compiler" }
    if !cell.tests.isEmpty { return "\(cell.tests.count) test\(cell.tests.count == 1 ? "" : "s")" }
    return cell.touched.allFiles == 0 || wish != nil ? nil : "silent"
  }

  /// The lines of a cell.
  func words(_ column: ChangedColumn) -> [String] {
    [self[column].sign, reporter(column)].compactMap(\.self)
  }

  /// Whether the column's users also pay for the shared screens, since our own interface changes.
  func paysForScreens(_ column: ChangedColumn) -> Bool {
    ![.coupled, .facade].contains(column) && isHitByUs(column) && self[column].notHere == nil
  }

  private func isHitByUs(_ column: ChangedColumn) -> Bool {
    own != nil && (column != .adapter || vendor == nil)
  }

  /// Marks the cells that absorb the change, and those with more lines than without the pattern.
  mutating func mark() {
    let coupled = self[.coupled]
    for column in ChangedColumn.allCases {
      var cell = self[column]
      if column != .coupled, cell.notHere == nil {
        let shared = paysForScreens(column) ? screens : nil
        cell.isAbsorbed = cell.touched.allFiles == 1 && shared == nil
        // Without a pattern, only the screens pay: the shared screens when our own interface
        // changes, otherwise the coupled screens.
        let isByUs = isHitByUs(column)
        let plain = isByUs ? screens?.lines ?? 0 : coupled.touched.lines
        let isComparable = isByUs || coupled.notHere == nil
        cell.costsMore = isComparable && cell.touched.lines + (shared?.lines ?? 0) > plain
      }
      self[column] = cell
    }
  }
}
