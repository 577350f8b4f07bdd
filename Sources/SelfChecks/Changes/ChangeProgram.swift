import CommandLineSupport
import Foundation
import TerminalText

/// `Scripts/change`: makes changes that really happen, and prints what they cost each pattern.
package enum ChangeProgram {
  /// Reads a command line, the program's name left out, and does what it says.
  package static func run(
    _ words: some Sequence<String>, package: URL, scratch: ScratchFolder
  ) async throws(ProgramError) -> Int32 {
    let changes = try Change.all(in: package)
    guard let arguments = try command(changes).read(words) else { return 0 }
    let printing = try Printing(arguments)
    let wanted = try arguments.text("--change").map { name throws(ProgramError) in
      try Change.named(name, among: changes)
    }
    let chosen = wanted.map { [$0] } ?? changes
    defer { scratch.remove() }

    let sights =
      arguments.has("--recorded")
      ? try chosen.map { change throws(ProgramError) in .init(row: try change.recordedRow) }
      : try await ChangeTrial.make(chosen, package, scratch)
    let table = ChangeTable(rows: sights.map(\.row))
    let more = wanted.map { details(of: $0, sights[0]) } ?? ""
    try printing.deliver(
      text: { table.text(width: $0.width, colour: $0.takesColour) + more },
      markdown: table.markdown, json: json(table.rows), html: table.html)
    let problems = sights.flatMap { sight in sight.problems.map { "\(sight.row.change): \($0)" } }
    for problem in problems { StandardError.say("change: not mended: \(problem)") }
    return problems.isEmpty ? 0 : 1
  }

  private static func command(_ changes: [Change]) -> Command {
    let names = changes.map(\.row).map {
      "  \("\($0.number)".padded(to: 2)) \($0.change): \($0.title)"
    }
    return Command(
      "change",
      about: """
        Makes changes that really happen in a copy of the package, and prints what each cost every
        pattern: what the compiler found, what only the comparison showed, what had to be touched.

        \(names.joined(separator: "\n"))
        """,
      options: [
        CommandOption(
          "--change", "NAME", about: "one change, by name or number: words and patch too"),
        CommandOption(
          "--recorded", about: "what came out when the workbook was checked last, at once"),
      ] + Printing.options)
  }

  /// What was found column by column, and how it was mended.
  private static func details(of change: Change, _ sight: ChangeTrial.Sight) -> String {
    var lines = change.row.sentences.map { "\n\($0)" }
    for column in ChangedColumn.allCases {
      let cell = sight.row[column]
      lines.append("\n\(column.rawValue): \(cell.notHere ?? cell.sign)")
      lines += (sight.said[column] ?? cell.told).map { "  \($0)" }
      let patch = change.mend(of: column)
      if !patch.isEmpty { lines += ["", patch.trimmingCharacters(in: .newlines)] }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
