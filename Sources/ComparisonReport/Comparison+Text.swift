import CommandLineSupport
import Transcripts

extension Comparison {
  /// The comparison for a terminal. It ends with a newline.
  ///
  /// - Parameters:
  ///   - scope: The part that is printed.
  ///   - width: The columns of the terminal, at least 40.
  ///   - color: Whether the text may contain escape sequences for colors.
  public func text(_ scope: Scope<Step>, width: Int, color: Bool) -> String {
    let width = max(width, Terminal.leastWidth)
    return switch scope {
    case .firstView: firstView(width: width, color: color)
    case .all: matrix(width: width, color: color)
    case .step(let step): blocks([step], width: width, color: color)
    case .full: blocks(steps, width: width, color: color)
    }
  }

  /// The steps that at least one program took.
  var steps: [Step] {
    Step.allCases.filter { step in columns.contains { cell(step, in: $0) != nil } }
  }

  /// The cell of a column, or a placeholder if its program failed.
  func shown(_ step: Step, in column: String) -> Cell {
    cell(step, in: column) ?? Cell(call: "", outcome: Cell.unknown, shows: [])
  }

  /// The failures of programs, one per line.
  var troubles: [String] {
    columns.compactMap { column in
      failures[column].map { "\(column): \($0)" }
    }
  }
}
