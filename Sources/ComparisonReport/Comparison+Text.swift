import CommandLineSupport
import Transcripts

extension Comparison {
  /// The comparison for a terminal; it ends with a newline.
  ///
  /// - Parameters:
  ///   - scope: what of it is printed.
  ///   - width: the columns of the terminal, at least 40.
  ///   - colour: whether the text may hold a terminal's escapes.
  public func text(_ scope: Scope<Step>, width: Int, colour: Bool) -> String {
    let width = max(width, Terminal.leastWidth)
    return switch scope {
    case .firstView: firstView(width: width, colour: colour)
    case .all: matrix(width: width, colour: colour)
    case .step(let step): blocks([step], width: width, colour: colour)
    case .full: blocks(steps, width: width, colour: colour)
    }
  }

  /// The steps that at least one program took.
  var steps: [Step] {
    Step.allCases.filter { step in columns.contains { cell(step, in: $0) != nil } }
  }

  /// What is printed for a column in a step, also where its program brought nothing.
  func shown(_ step: Step, in column: String) -> Cell {
    cell(step, in: column) ?? Cell(call: "", outcome: Cell.unknown, shows: [])
  }

  /// What happened to the programs that failed, a line each.
  var troubles: [String] {
    columns.compactMap { column in
      failures[column].map { "\(column): \($0)" }
    }
  }
}
