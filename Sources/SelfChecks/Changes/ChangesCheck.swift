import CommandLineSupport
import Foundation

/// Makes changes, and compares the results with the recorded results.
struct ChangesCheck: Sendable {
  var package: URL
  var scratch: ScratchFolder

  /// The changes, by name or number, or empty for all.
  var wanted: [String]

  /// Checks the changes, or records their results.
  func run(isLocking: Bool) async throws(ProgramError) -> ProofReport {
    let all = try Change.all(in: package)
    let named = try wanted.map { name throws(ProgramError) in
      try Change.named(name, among: all)
    }
    let chosen = named.isEmpty ? all : named
    var report = ProofReport(noun: "change")
    for (change, sight) in zip(chosen, try await ChangeTrial.make(chosen, package, scratch)) {
      if isLocking, sight.problems.isEmpty {
        var records = ChangeRecord.all(in: package)
        records[change.row.change] = ChangeRecord(sight.row)
        try OutputFile(package.appendingPathComponent(ChangeRecord.file).path).write(
          json(linesOf: records))
      }
      let recorded = isLocking ? sight.row : try? change.recordedRow
      let problems =
        sight.problems + (recorded.map { Self.differences($0, sight.row) } ?? ["not recorded"])
      let said = problems.isEmpty ? [] : sight.said.values.flatMap(\.self).sorted()
      report.rows.append(
        ProofReport.Row(
          name: "changes/\(change.row.change)",
          result: problems.isEmpty ? "as recorded" : "different",
          isGood: problems.isEmpty, detail: (problems + said).joined(separator: "; ")))
    }
    return report
  }

  /// The differences between a row and its record.
  static func differences(_ recorded: ChangeRow, _ found: ChangeRow) -> [String] {
    func words(_ cell: ChangeRow.Cell) -> String {
      ([cell.sign] + cell.compiler + cell.tests).joined(separator: " ")
    }
    let prices = ChangedColumn.allCases.filter { recorded[$0] != found[$0] }.map {
      "\($0.rawValue) is \(words(found[$0])), not \(words(recorded[$0]))"
    }
    let shown = recorded.shows.merging(found.shows) { $1 }.keys.sorted()
      .filter { recorded.shows[$0] != found.shows[$0] }
      .map { "\($0) shows \(found.shows[$0]?.joined(separator: " | ") ?? "as before")" }
    return prices + shown
  }
}
