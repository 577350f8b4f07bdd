import CommandLineSupport
import Foundation

/// What was seen of a change when somebody looked: what its page doesn't say.
struct ChangeRecord: Codable, Equatable, Sendable {
  /// The list of all records, a line each, from the package's folder on.
  static let file = "Tests/Changes/records.json"

  /// The files in which the compiler found something, by column.
  var compiler: [ChangedColumn: [String]]

  /// The steps that showed something wrong, by column.
  var tests: [ChangedColumn: [String]]

  /// The cells of the comparison that are others than before.
  var shows: [String: [String]]

  init(_ row: ChangeRow) {
    compiler = row.cells.mapValues(\.compiler).filter { !$0.value.isEmpty }
    tests = row.cells.mapValues(\.tests).filter { !$0.value.isEmpty }
    shows = row.shows
  }

  /// A row with what was seen.
  func fill(_ row: ChangeRow) -> ChangeRow {
    var row = row
    for (column, files) in compiler { row[column].compiler = files }
    for (column, steps) in tests { row[column].tests = steps }
    row.shows = shows
    return row
  }

  /// The records of a package, by the changes' names.
  static func all(in package: URL) -> [String: ChangeRecord] {
    let data = FileManager.default.contents(atPath: package.appendingPathComponent(file).path)
    return (try? JSONDecoder().decode([String: ChangeRecord].self, from: data ?? Data())) ?? [:]
  }
}
