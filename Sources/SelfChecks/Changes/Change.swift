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

  /// The place in the table, from 1 on.
  let number: Int

  /// The name, such as `renamed-method`.
  let name: String

  /// What happens, in a few words.
  let title: String

  /// What the vendor does, in a sentence; nil when it does nothing.
  let vendor: String?

  /// What happens to our own interface, in a sentence; nil when nothing does.
  let own: String?

  /// What we want to have; nil when others want something of us.
  let wish: String?

  /// Why columns aren't hit.
  let notHere: [ChangedColumn: String]

  /// The patches that make the change, in order, and the one that mends what it broke.
  let patches: [URL]
  let mend: URL

  /// What the mended version touches of each column, and what of the shared screens.
  let touched: [ChangedColumn: Touched]
  let client: Touched?

  /// Where the recorded row lies.
  let record: URL

  /// The mending patch of one column.
  func mend(of column: ChangedColumn) -> String {
    let text = (try? String(contentsOf: mend, encoding: .utf8)) ?? ""
    let files = text.components(separatedBy: "\ndiff --git ").enumerated()
    return files.map { $0.offset == 0 ? $0.element : "diff --git " + $0.element }
      .filter { part in Touched.byFile(inPatch: part).keys.contains { .owner(of: $0) == column } }
      .joined(separator: "\n")
  }

  /// Whether a column is hit by what happens to our own interface, and shares the screens' price.
  func paysForScreens(_ column: ChangedColumn) -> Bool {
    guard own != nil, notHere[column] == nil else { return false }
    return switch column {
    case .coupled, .facade: false
    case .adapter: vendor == nil
    case .bridge, .proxy, .decorator: true
    }
  }

  /// All changes of a package, in the table's order.
  static func all(in package: URL) throws(ProgramError) -> [Change] {
    let folder = package.appendingPathComponent(Self.folder, isDirectory: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var changes: [Change] = []
    for name in names.sorted() where name.contains(/^\d\d-/) {
      changes.append(try Change(folder.appendingPathComponent(name, isDirectory: true)))
    }
    guard !changes.isEmpty else {
      throw ProgramError("'\(folder.path)' holds no change", status: 66)
    }
    return changes
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
    let head = made.components(separatedBy: "\n")
      .prefix { !$0.hasPrefix("--- ") && !$0.hasPrefix("diff ") }
    func word(_ label: String) -> String? {
      head.first { $0.hasPrefix(label + ": ") }.map { String($0.dropFirst(label.count + 2)) }
    }
    let parts = folder.lastPathComponent.split(separator: "-", maxSplits: 1)
    number = parts.first.flatMap { Int($0) } ?? 0
    name = String(parts.last ?? "")
    (vendor, own, wish) = (word("Vendor"), word("Own"), word("Wish"))
    guard let title = word("Title"), (vendor ?? own != nil) != (wish != nil) else {
      throw ProgramError(
        "'\(file.path)' has to begin with 'Title: ', and 'Vendor: ' or 'Own: ', or 'Wish: '",
        status: 65)
    }
    self.title = title
    var notHere: [ChangedColumn: String] = [:]
    for line in head where line.hasPrefix("Not here: ") {
      let words = line.dropFirst("Not here: ".count).split(separator: ": ", maxSplits: 1)
      guard words.count == 2, let column = ChangedColumn(rawValue: String(words[0])) else {
        throw ProgramError(
          "'\(file.path)': '\(line)' isn't 'Not here: COLUMN: because.'", status: 65)
      }
      notHere[column] = String(words[1])
    }
    self.notHere = notHere

    let client = text(clientFile)
    patches = [file] + (client == nil ? [] : [clientFile])
    self.client = client.map { Touched.byFile(inPatch: $0).values.reduce(Touched(), +) }
    var touched: [ChangedColumn: Touched] = [:]
    for (path, share) in Touched.byFile(inPatch: mended)
    where !ChangedColumn.isSpare(path) {
      guard let column = ChangedColumn.owner(of: path), notHere[column] == nil else {
        throw ProgramError("'\(mend.path)' touches '\(path)', which no column pays for", status: 65)
      }
      touched[column, default: Touched()] = touched[column, default: Touched()] + share
    }
    self.touched = touched
  }
}
