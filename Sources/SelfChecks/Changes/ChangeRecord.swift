import CommandLineSupport
import Foundation

/// The recorded results of a change.
struct ChangeRecord: Codable, Equatable, Sendable {
  /// The list of all records, one line each, relative to the package.
  static let file = "Tests/Changes/records.json"

  /// The files with compiler errors, by column.
  var compiler: [ChangedColumn: [String]]

  /// The steps with wrong cells, by column.
  var tests: [ChangedColumn: [String]]

  /// The cells of the comparison that differ from before.
  var shows: [String: [String]]

  init(_ row: ChangeRow) {
    compiler = row.cells.mapValues(\.compiler).filter { !$0.value.isEmpty }
    tests = row.cells.mapValues(\.tests).filter { !$0.value.isEmpty }
    shows = row.shows
  }

  /// Adds these results to a row.
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
