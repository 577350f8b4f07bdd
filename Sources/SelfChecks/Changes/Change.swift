import CommandLineSupport
import Foundation

/// Something that really happens to an app, and what each column has to do about it.
///
/// It is a page of `Tests/Changes`, whose entry `change` is what others do, `screens` what the shared screens do
/// about it, and `mend` what the columns do. What came of it when somebody looked last is in the list beside it.
struct Change: Sendable {
  /// The folder of all changes, from the package's folder on.
  static let folder = "Tests/Changes"

  /// What can be said before anything is built.
  let row: ChangeRow

  /// What others do, and then what the shared screens do.
  let change: [Edit]
  let screens: [Edit]

  /// What mends what it broke.
  let mend: [Edit]

  /// What came of it when somebody looked last; nil when nobody has.
  var record: ChangeRecord?

  /// Why a cell is as it is, where nobody would guess.
  let reasons: [ChangedColumn: String]

  /// What one column does to mend it.
  func mend(of column: ChangedColumn) -> [Edit] {
    mend.filter { .owner(of: $0.path) == column }
  }

  /// The row as it was when somebody looked last.
  var recordedRow: ChangeRow {
    get throws(ProgramError) {
      guard let record else {
        throw ProgramError(
          "'\(ChangeRecord.file)' says nothing of \(row.change): `Scripts/check changes --lock` writes it",
          status: 66)
      }
      return record.fill(row)
    }
  }

  /// All changes of a package, in the table's order.
  static func all(in package: URL) throws(ProgramError) -> [Change] {
    let folder = package.appendingPathComponent(Self.folder, isDirectory: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let records = ChangeRecord.all(in: package)
    let changes = try names.sorted().filter { $0.contains(/^\d\d-.*\.txt$/) }.map {
      name throws(ProgramError) in
      var change = try Change(folder.appendingPathComponent(name), in: package)
      change.record = records[change.row.change]
      return change
    }
    guard !changes.isEmpty else {
      throw ProgramError("'\(folder.path)' holds no change", status: 66)
    }
    return changes
  }

  /// One of some changes, by its name or its number.
  static func named(_ name: String, among all: [Change]) throws(ProgramError) -> Change {
    let number = Int(name)
    if let change = all.first(where: { $0.row.change == name || $0.row.number == number }) {
      return change
    }
    throw number.map {
      .usage("there is no change \($0): give a number from 1 to \(all.count) or a name")
    } ?? .unknown("change", name, among: all.map(\.row.change), listed: false)
  }

  /// Reads a change's page.
  init(_ file: URL, in package: URL) throws(ProgramError) {
    func fault(_ words: String) -> ProgramError {
      ProgramError("'\(file.path)' \(words)", status: 65)
    }
    let page = try EditPage(
      at: file, labels: ["Title", "Vendor", "Own", "Wish", "Not here", "Because"])
    func edits(_ name: String) -> [Edit] { page.entries.first { $0.name == name }?.edits ?? [] }
    (change, screens, mend) = (edits("change"), edits("screens"), edits("mend"))
    guard page.entries.allSatisfy({ ["change", "screens", "mend"].contains($0.name) }),
      !change.isEmpty, !mend.isEmpty
    else {
      throw fault("needs '## change' and '## mend', and may have '## screens'")
    }
    let sentence = { page.labels[$0]?.first }
    let (vendor, own, wish) = (sentence("Vendor"), sentence("Own"), sentence("Wish"))
    guard let title = sentence("Title"), (vendor == nil && own == nil) != (wish == nil) else {
      throw fault("has to begin with 'Title: ', and 'Vendor: ' or 'Own: ', or 'Wish: '")
    }
    let name = file.deletingPathExtension().lastPathComponent.split(separator: "-", maxSplits: 1)
      .map(String.init)
    var row = ChangeRow(
      number: name.first.flatMap { Int($0) } ?? 0, change: name.last ?? "", title: title,
      vendor: vendor, own: own, wish: wish,
      screens: screens.isEmpty
        ? nil : Touched.byFile(screens, in: package).values.reduce(Touched(), +))
    func byColumn(_ label: String) throws(ProgramError) -> [ChangedColumn: String] {
      var sentences: [ChangedColumn: String] = [:]
      for line in page.labels[label] ?? [] {
        let words = line.split(separator: ": ", maxSplits: 1).map(String.init)
        guard words.count == 2, let column = ChangedColumn(rawValue: words[0]) else {
          throw fault("says '\(label): \(line)', which isn't '\(label): COLUMN: because.'")
        }
        sentences[column] = words[1]
      }
      return sentences
    }
    for (column, reason) in try byColumn("Not here") { row[column].notHere = reason }
    reasons = try byColumn("Because")
    for (path, share) in Touched.byFile(mend, in: package) where !ChangedColumn.isSpare(path) {
      guard let column = ChangedColumn.owner(of: path), row[column].notHere == nil else {
        throw fault("touches '\(path)', which no column pays for")
      }
      row[column].touched = row[column].touched + share
    }
    row.mark()
    self.row = row
  }
}
