import TerminalText
import Transcripts

/// The cells of one step, with equal parts shown once.
struct Folded<Step: NamedStep> {
  /// The call that most columns share. It's printed in the step's heading.
  var call: [String]

  /// Columns with equal cells, and the parts of the cell that are printed.
  struct Group {
    var columns: [String]
    var why: String?

    /// The outcome, with an asterisk if the vendor causes it.
    var outcome: String
    var cell: Cell
    var parts: [(part: Part, lines: [String])]
  }

  /// The groups, in the order of their first columns.
  var groups: [Group]

  /// Folds a step of a comparison.
  init(_ step: Step, of comparison: Comparison<Step>) {
    let cells = comparison.columns.map { (column: $0, cell: comparison.shown(step, in: $0)) }
    let shared = Self.mostShared(cells.map(\.cell.call))
    call = shared?.printableLines ?? []
    groups = []
    for (column, cell) in cells {
      let why = comparison.why(step, in: column)
      let outcome = comparison.outcome(of: step, in: column)
      if let index = groups.firstIndex(where: {
        $0.cell.printsTheSame(as: cell) && $0.why == why
      }) {
        groups[index].columns.append(column)
      } else {
        let parts = Part.allCases
          .filter { $0 != .call || cell.call != shared }
          .filter { $0 != .reaches || comparison.reachesNetwork }
          .map { part in
            let lines =
              switch part {
              case .why: [why].compactMap(\.self)
              case .outcome: [outcome]
              default: Self.lines(part, of: cell, after: groups)
              }
            return (part: part, lines: lines)
          }
        groups.append(
          Group(
            columns: [column], why: why, outcome: outcome, cell: cell,
            parts: parts.filter { !$0.lines.isEmpty }))
      }
    }
  }

  /// The call for the heading: the only call, or the first of the most frequent ones.
  private static func mostShared(_ calls: [String]) -> String? {
    let calls = calls.filter { !$0.isEmpty }
    let counts = calls.map { call in calls.count { $0 == call } }
    guard let most = counts.max(), most > 1 || calls.count == 1 else { return nil }
    return zip(calls, counts).first { $0.1 == most }?.0
  }

  /// The lines of a part, or a reference to an earlier column with the same lines.
  private static func lines(_ part: Part, of cell: Cell, after groups: [Group]) -> [String] {
    let lines = cell.lines(part)
    let earlier = groups.first { $0.cell.isTaken && $0.cell.lines(part) == lines }
    guard cell.isTaken, let earlier else { return lines }
    let reference = "same as \(earlier.columns[0])"
    // A reference pays only if it's much shorter than the lines.
    return lines.joined(separator: " ").count > reference.count + 10 ? [reference] : lines
  }
}
