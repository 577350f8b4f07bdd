import CommandLineSupport
import TerminalText

/// The results of all trials, in order: mistakes, answers to katas, or changes.
struct ProofReport: Equatable, Sendable {
  /// A trial and its result.
  struct Row: Equatable, Sendable {
    /// The file and the entry: `proxy/06a-key-without-offset`.
    var name: String

    /// The misconception that leads to this code.
    var misconception = ""

    /// The test that the row is about.
    var test = ""

    /// The result, in a word or two.
    var result: String

    /// Whether the result is as expected.
    var isGood: Bool

    /// The evidence.
    var detail: String?
  }

  /// What a row is about, such as `mistake`.
  var noun: String
  var rows: [Row] = []
  var duration: Duration = .zero

  var isGood: Bool { rows.allSatisfy(\.isGood) }

  /// A table for a terminal: each trial with its result, its misconception and its test, grouped by
  /// folder.
  var text: String {
    let width = rows.map { name(of: $0).count }.max() ?? 0
    var lines: [String] = []
    var folder = ""
    for row in rows {
      if row.name.prefix(while: { $0 != "/" }) != folder {
        folder = String(row.name.prefix { $0 != "/" })
        lines.append(folder)
      }
      lines.append("  \(name(of: row).padded(to: width))  \(row.result)")
      let notes = [
        row.misconception, row.test.replacing("`", with: ""), row.isGood ? "" : row.detail ?? "",
      ]
      lines += notes.filter { !$0.isEmpty }.map { "      " + $0 }
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  /// `51 mistakes, 51 as expected, 0 unexpected, in 1 min 4 s`.
  var summary: String {
    let good = rows.count(where: \.isGood)
    return "\(noun.counted(rows.count)), \(good) as expected, "
      + "\(rows.count - good) unexpected, in \(duration.inMinutes)"
  }

  private func name(of row: Row) -> String {
    String(row.name.drop { $0 != "/" }.dropFirst())
  }
}

extension ProofReport.Row {
  init(_ mutant: Mutant, _ outcome: Outcome) {
    self.init(
      name: mutant.name, misconception: mutant.misconception, test: mutant.test,
      result: outcome.words + (mutant.isStructural ? ", by a test that reads the sources" : ""),
      isGood: outcome.isCaught, detail: outcome.detail)
  }
}
