import CommandLineSupport
import Foundation

/// A realistic change of the app, and the edits that each column needs for it.
///
/// A file of `Tests/Changes` describes the change. Its entry `change` has the edits that come
/// first, `screens` the edits of the shared screens, and `mend` the edits with which the columns
/// follow. A list next to the file has the recorded results.
struct Change: Sendable {
  /// The folder of all changes, relative to the package.
  static let folder = "Tests/Changes"

  /// The part of the row that needs no build.
  let row: ChangeRow

  /// The edits that come first, and the edits of the shared screens.
  let change: [Edit]
  let screens: [Edit]

  /// The edits that repair what broke.
  let mend: [Edit]

  /// The recorded results, or nil for none.
  var record: ChangeRecord?

  /// Explanations of surprising cells.
  let reasons: [ChangedColumn: String]

  func mend(of column: ChangedColumn) -> [Edit] {
    mend.filter { .owner(of: $0.path) == column }
  }

  /// The row with the recorded results.
  var recordedRow: ChangeRow {
    get throws(ProgramError) {
      guard let record else {
        throw ProgramError(
          "'\(ChangeRecord.file)' has no results for \(row.change): type Scripts/check changes --lock",
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
      throw ProgramError("there is no file of a change in '\(folder.path)'", status: 66)
    }
    return changes
  }

  /// The change with this name or number.
  static func named(_ name: String, among all: [Change]) throws(ProgramError) -> Change {
    let number = Int(name)
    if let change = all.first(where: { $0.row.change == name || $0.row.number == number }) {
      return change
    }
    throw number.map {
      .usage("there is no change \($0): give a number from 1 to \(all.count) or a name")
    } ?? .unknown("change", name, among: all.map(\.row.change), listed: false)
  }

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
      throw fault("needs 'Title: ', and either 'Wish: ' or at least one of 'Vendor: ' and 'Own: '")
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
          throw fault("has '\(label): \(line)', not '\(label): COLUMN: REASON'")
        }
        sentences[column] = words[1]
      }
      return sentences
    }
    for (column, reason) in try byColumn("Not here") { row[column].notHere = reason }
    reasons = try byColumn("Because")
    for (path, share) in Touched.byFile(mend, in: package) where !ChangedColumn.isSpare(path) {
      guard let column = ChangedColumn.owner(of: path), row[column].notHere == nil else {
        throw fault("edits '\(path)', which belongs to no affected column")
      }
      row[column].touched = row[column].touched + share
    }
    row.mark()
    self.row = row
  }
}
