import CommandLineSupport
import Transcripts

extension Comparison {
  private struct Document: Encodable {
    struct Row: Encodable {
      var step: Step
      var title: String
      var cells: [String: Cell]
    }

    var columns: [String]
    var built: [String: [String]]
    var rows: [Row]
    var failures: [String: String]
  }

  /// The comparison as JSON, with the rows of the scope.
  ///
  /// A failed column is listed in `columns` and `failures`, but has no cells.
  public func json(_ scope: Scope<Step>) -> String {
    let rows = scope.steps.map { step in
      let cells = columns.compactMap { column in cell(step, in: column).map { (column, $0) } }
      return Document.Row(
        step: step, title: step.title, cells: Dictionary(cells, uniquingKeysWith: { $1 }))
    }
    return CommandLineSupport.json(
      Document(
        columns: columns, built: transcripts.mapValues(\.built), rows: rows, failures: failures))
  }
}
