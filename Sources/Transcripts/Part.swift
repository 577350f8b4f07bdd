import TerminalText

/// The parts of a cell that is printed in full, in this order.
public enum Part: String, CaseIterable {
  /// The client's own code.
  case call

  /// The result in one or two words.
  case outcome

  /// The author's explanation.
  case why

  /// The lines that the user saw.
  case sees = "user sees"

  /// The inner object's calls.
  case passes = "becomes"

  /// The requests to the network.
  case reaches = "network"

  /// The lines that wrappers logged.
  case logs

  /// The width of the longest name.
  public static let labelWidth = allCases.map(\.rawValue.count).max() ?? 0
}

extension Cell {
  /// The lines of a part. For a step that can't be taken, `sees` holds the reason.
  public func lines(_ part: Part) -> [String] {
    switch part {
    case .call: call.isEmpty ? [] : call.printableLines
    case .outcome: [outcome.printable]
    case .why: []
    case .sees: shows.flatMap(\.printableLines)
    case .passes: passes.flatMap(\.printableLines)
    case .reaches where reaches.isEmpty: isTaken ? ["nothing"] : []
    case .reaches: reaches.flatMap(\.printableLines)
    case .logs: logs.flatMap(\.printableLines)
    }
  }
}
