import TerminalText

/// What a cell consists of when it is printed whole, in this order.
public enum Part: String, CaseIterable {
  /// The client's own code.
  case call

  /// The result in one or two words.
  case outcome

  /// Why it ended like that, in the words of an author.
  case why

  /// What the user saw.
  case sees = "user sees"

  /// What the client's call became on its way to the inner object.
  case passes = "becomes"

  /// The requests that left the program.
  case reaches = "network"

  /// What a wrapper wrote to its log.
  case logs

  /// The columns that the longest name takes.
  public static let labelWidth = allCases.map(\.rawValue.count).max() ?? 0
}

extension Cell {
  /// The lines of a part; of a step that can't be taken, the reason stands where the user looks.
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
