import CommandLineSupport
import TerminalText

/// What came of each trial, in the order of the list: mistakes, or the katas' starters and answers.
struct ProofReport: Equatable, Sendable {
  /// A trial and what came of it.
  struct Row: Equatable, Sendable {
    /// The folder and the name of the file: `proxy/06a-key-without-offset`.
    var name: String

    /// What somebody has to believe who writes it.
    var misconception = ""

    /// The test that decides.
    var test = ""

    /// What came of it, in a word or two.
    var ruling: String

    /// Whether that is as it has to be.
    var isGood: Bool

    /// What was seen.
    var detail: String?
  }

  /// What a row is about, such as `mistake`.
  var noun: String
  var rows: [Row] = []
  var duration: Duration = .zero

  var isGood: Bool { rows.allSatisfy(\.isGood) }

  /// A table for a terminal: a folder, and below it each trial with its ruling, its misconception and its
  /// test.
  var text: String {
    let width = rows.map { name(of: $0).count }.max() ?? 0
    var lines: [String] = []
    var folder = ""
    for row in rows {
      if row.name.prefix(while: { $0 != "/" }) != folder {
        folder = String(row.name.prefix { $0 != "/" })
        lines.append(folder)
      }
      lines.append("  \(name(of: row).padded(to: width))  \(row.ruling)")
      let notes = [
        row.misconception, row.test.replacing("`", with: ""), row.isGood ? "" : row.detail ?? "",
      ]
      lines += notes.filter { !$0.isEmpty }.map { "      " + $0 }
    }
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  /// `51 mistakes, 51 as they should be, 0 not, in 1 min 4 s`.
  var summary: String {
    let good = rows.count(where: \.isGood)
    return "\(rows.count) \(noun)\(rows.count == 1 ? "" : "s"), \(good) as they have to be, "
      + "\(rows.count - good) not, in \(duration.inMinutes)"
  }

  private func name(of row: Row) -> String {
    String(row.name.drop { $0 != "/" }.dropFirst())
  }
}

extension ProofReport.Row {
  init(_ mutant: Mutant, _ outcome: Outcome) {
    self.init(
      name: mutant.name, misconception: mutant.misconception, test: mutant.test,
      ruling: outcome.words + (mutant.isStructural ? ", by a rule over the sources" : ""),
      isGood: outcome.isCaught, detail: outcome.detail)
  }
}
