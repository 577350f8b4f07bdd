/// What a change cost each column: a row of the table.
struct ChangeRow: Equatable, Sendable {
  /// What it cost one column.
  struct Cell: Equatable, Sendable {
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

    /// Who told of what broke, and where.
    var told: [String] { compiler.map { "compiler: \($0)" } + tests.map { "comparison: \($0)" } }

    /// What the cell says in a few signs.
    var sign: String {
      if notHere != nil { return "not here" }
      if holds { return "holds" }
      let marks = (isAbsorbed ? "*" : "") + (isDearer ? "+" : "")
      return touched.sign + (marks.isEmpty ? "" : " " + marks)
    }
  }

  /// The place in the table, from 1 on.
  var number: Int

  /// The name, such as `renamed-method`.
  var change: String

  /// What happens, in a few words.
  var title: String

  /// What the vendor does, in a sentence; nil when it does nothing.
  var vendor: String?

  /// What happens to our own interface, in a sentence; nil when nothing does.
  var own: String?

  /// What we want to have; nil when others want something of us.
  var wish: String?

  /// What the shared screens had to do, with a wrapper behind them or without.
  var screens: Touched?

  /// By column.
  private(set) var cells: [ChangedColumn: Cell] = [:]

  /// The cells of the comparison that are others than before, once all is mended.
  var shows: [String: [String]] = [:]

  subscript(column: ChangedColumn) -> Cell {
    get { cells[column] ?? Cell() }
    set { cells[column] = newValue }
  }

  /// What happens, in whole sentences.
  var sentences: [String] {
    guard vendor != nil, own != nil else { return [vendor, own, wish].compactMap(\.self) }
    return [vendor.map { "For coupled and adapter: \($0)" }, own.map { "For the others: \($0)" }]
      .compactMap(\.self)
  }

  /// Who told of what broke in a column; nil where nothing did.
  func teller(_ column: ChangedColumn) -> String? {
    let cell = self[column]
    if !cell.compiler.isEmpty { return "compiler" }
    if !cell.tests.isEmpty { return "\(cell.tests.count) test\(cell.tests.count == 1 ? "" : "s")" }
    return cell.touched.allFiles == 0 || wish != nil ? nil : "nobody"
  }

  /// A cell's signs, and who told.
  func words(_ column: ChangedColumn) -> [String] {
    [self[column].sign, teller(column)].compactMap(\.self)
  }

  /// Whether a column is hit by what happens to our own interface, and shares the screens' price.
  func paysForScreens(_ column: ChangedColumn) -> Bool {
    ![.coupled, .facade].contains(column) && isHitByUs(column) && self[column].notHere == nil
  }

  private func isHitByUs(_ column: ChangedColumn) -> Bool {
    own != nil && (column != .adapter || vendor == nil)
  }

  /// Marks who absorbs the change, and who makes it dearer.
  mutating func mark() {
    let coupled = self[.coupled]
    for column in ChangedColumn.allCases {
      var cell = self[column]
      if column != .coupled, cell.notHere == nil {
        let shared = paysForScreens(column) ? screens : nil
        cell.isAbsorbed = cell.touched.allFiles == 1 && shared == nil
        // Without a pattern the screens alone pay; the coupled ones for the vendor and for a wish.
        let isByUs = isHitByUs(column)
        let plain = isByUs ? screens?.lines ?? 0 : coupled.touched.lines
        let isComparable = isByUs || coupled.notHere == nil
        cell.isDearer = isComparable && cell.touched.lines + (shared?.lines ?? 0) > plain
      }
      self[column] = cell
    }
  }
}
