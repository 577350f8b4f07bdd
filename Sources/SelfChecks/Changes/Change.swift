import CommandLineSupport
import Foundation

/// Something that really happens to an app, and what each column has to do about it.
///
/// It is a folder of `Tests/Changes`: `change.patch` is what others do, `client.patch` what the
/// shared screens do about it, `mend.patch` what the columns do; `row.json` is what came of it when
/// somebody looked last.
struct Change: Sendable {
  /// The folder of all changes, from the package's folder on.
  static let folder = "Tests/Changes"

  /// What can be said before anything is built.
  let row: ChangeRow

  /// The patches that make the change, in order, and the one that mends what it broke.
  let patches: [URL]
  let mend: URL

  /// Where the recorded row lies.
  let record: URL

  /// Why a cell is as it is, where nobody would guess.
  let reasons: [ChangedColumn: String]

  /// The patch of the shared screens.
  var clientPatch: String? {
    patches.count < 2 ? nil : try? String(contentsOf: patches[1], encoding: .utf8)
  }

  /// The mending patch of one column.
  func mend(of column: ChangedColumn) -> String {
    let text = (try? String(contentsOf: mend, encoding: .utf8)) ?? ""
    return text.replacing("\ndiff --git ", with: "\n\0diff --git ").split(separator: "\0")
      .filter { part in
        Touched.byFile(inPatch: String(part)).keys.contains { .owner(of: $0) == column }
      }.joined()
  }

  /// The row as it was when somebody looked last.
  var recordedRow: ChangeRow {
    get throws(ProgramError) {
      guard let data = try? Data(contentsOf: record),
        let row = try? JSONDecoder().decode(ChangeRow.self, from: data)
      else {
        throw ProgramError(
          "'\(record.path)' can't be read: `Scripts/check changes --seal` writes it", status: 66)
      }
      return row
    }
  }

  /// All changes of a package, in the table's order.
  static func all(in package: URL) throws(ProgramError) -> [Change] {
    let folder = package.appendingPathComponent(Self.folder, isDirectory: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let changes = try names.sorted().filter { $0.contains(/^\d\d-/) }.map {
      name throws(ProgramError) in
      try Change(folder.appendingPathComponent(name, isDirectory: true))
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

  init(_ folder: URL) throws(ProgramError) {
    func text(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }
    let file = folder.appendingPathComponent("change.patch")
    let clientFile = folder.appendingPathComponent("client.patch")
    mend = folder.appendingPathComponent("mend.patch")
    record = folder.appendingPathComponent("row.json")
    guard let made = text(file), let mended = text(mend) else {
      throw ProgramError("'\(folder.path)' has no change.patch, or no mend.patch", status: 66)
    }
    let client = text(clientFile)
    patches = [file] + (client == nil ? [] : [clientFile])
    let (vendor, own, wish) = (made.labelled("Vendor"), made.labelled("Own"), made.labelled("Wish"))
    guard let title = made.labelled("Title").first,
      (vendor + own).isEmpty != wish.isEmpty
    else {
      throw ProgramError(
        "'\(file.path)' has to begin with 'Title: ', and 'Vendor: ' or 'Own: ', or 'Wish: '",
        status: 65)
    }
    let name = folder.lastPathComponent.split(separator: "-", maxSplits: 1).map(String.init)
    var row = ChangeRow(
      number: name.first.flatMap { Int($0) } ?? 0, change: name.last ?? "", title: title,
      vendor: vendor.first, own: own.first, wish: wish.first,
      screens: client.map { Touched.byFile(inPatch: $0).values.reduce(Touched(), +) })
    func byColumn(_ label: String) throws(ProgramError) -> [ChangedColumn: String] {
      var sentences: [ChangedColumn: String] = [:]
      for line in made.labelled(label) {
        let words = line.split(separator: ": ", maxSplits: 1).map(String.init)
        guard words.count == 2, let column = ChangedColumn(rawValue: words[0]) else {
          throw ProgramError(
            "'\(file.path)': '\(label): \(line)' isn't '\(label): COLUMN: because.'", status: 65)
        }
        sentences[column] = words[1]
      }
      return sentences
    }
    for (column, reason) in try byColumn("Not here") { row[column].notHere = reason }
    reasons = try byColumn("Because")
    for (path, share) in Touched.byFile(inPatch: mended) where !ChangedColumn.isSpare(path) {
      guard let column = ChangedColumn.owner(of: path), row[column].notHere == nil else {
        throw ProgramError("'\(mend.path)' touches '\(path)', which no column pays for", status: 65)
      }
      row[column].touched = row[column].touched + share
    }
    row.mark()
    self.row = row
  }
}
