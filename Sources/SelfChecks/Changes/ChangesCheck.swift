import CommandLineSupport
import Foundation

/// Makes changes, and compares what comes of them with what was recorded.
struct ChangesCheck: Sendable {
  var package: URL
  var scratch: ScratchFolder
  var sample: Selection

  /// The names of the changes; none for all.
  var wanted: [String]

  /// Judges the changes, or takes what comes of them for right.
  func run(isSealing: Bool) async throws(ProgramError) -> ProofReport {
    let started = ContinuousClock.now
    let all = try Change.all(in: package)
    for name in wanted where !all.contains(where: { $0.name == name }) {
      throw .unknown("change", name, among: all.map(\.name), listed: false)
    }
    let chosen = all.filter {
      wanted.isEmpty ? sample.takes($0.name) : wanted.contains($0.name)
    }
    var report = ProofReport(noun: "change")
    guard !chosen.isEmpty else { return report }
    for (change, sight) in zip(
      chosen, try await ChangeProgram.look(at: chosen, package, scratch))
    {
      if isSealing, sight.problems.isEmpty {
        try OutputFile(change.record.path).write(json(sight.row))
      }
      let recorded = try? change.recordedRow
      let problems =
        sight.problems + (recorded.map { Self.differences($0, sight.row) } ?? ["no row"])
      report.rows.append(
        ProofReport.Row(
          name: "changes/\(change.name)", ruling: problems.isEmpty ? "as recorded" : "not so",
          isGood: problems.isEmpty, detail: problems.joined(separator: "; ")))
    }
    report.duration = ContinuousClock.now - started
    return report
  }

  /// What of a row is no longer as recorded.
  static func differences(_ recorded: ChangeRow, _ found: ChangeRow) -> [String] {
    var differences = ChangedColumn.allCases.filter { recorded[$0] != found[$0] }.map {
      "\($0.rawValue) is \(words(found[$0])), not \(words(recorded[$0]))"
    }
    if recorded.screens != found.screens { differences.append("the screens pay another price") }
    for cell in Set(recorded.shows.keys).union(found.shows.keys).sorted()
    where recorded.shows[cell] != found.shows[cell] {
      differences.append(
        "\(cell) shows \(found.shows[cell]?.joined(separator: " | ") ?? "as before")")
    }
    return differences
  }

  private static func words(_ cell: ChangeRow.Cell) -> String {
    ([ChangeTable.sign(cell)] + cell.compiler + cell.tests).joined(separator: " ")
  }
}
