import CommandLineSupport
import Foundation
import TerminalText

/// `Scripts/change`: makes realistic changes, and prints what each costs every pattern.
package enum ChangeProgram {
  package static func run(
    _ words: some Sequence<String>, package: URL, scratch: ScratchFolder
  ) async throws(ProgramError) -> Int32 {
    let changes = try Change.all(in: package)
    let command = command(changes)
    let arguments = try command.parse(words)
    let printing = try Printing(arguments, formats: [.text])
    let wanted = try arguments.text("--change").map { name throws(ProgramError) in
      try Change.named(name, among: changes)
    }
    guard try !command.helps(arguments) else { return 0 }
    let chosen = wanted.map { [$0] } ?? changes
    defer { scratch.remove() }

    let sights =
      arguments.has("--recorded")
      ? try chosen.map { change throws(ProgramError) in .init(row: try change.recordedRow) }
      : try await ChangeTrial.make(chosen, package, scratch)
    let table = ChangeTable(rows: sights.map(\.row))
    try printing.deliver { terminal in
      table.text(width: terminal.width, color: terminal.takesColor)
        + (wanted.map { details(of: $0, sights[0], width: terminal.width) } ?? "")
    }
    let problems = sights.flatMap { sight in sight.problems.map { "\(sight.row.change): \($0)" } }
    for problem in problems { StandardError.say("change: not repaired: \(problem)") }
    return problems.isEmpty ? 0 : 1
  }

  private static func command(_ changes: [Change]) -> Command {
    let names = changes.map(\.row).map {
      "  \("\($0.number)".padded(to: 2)) \($0.change): \($0.title)"
    }
    return Command(
      "change",
      about: """
        Makes realistic changes in a copy of the package, and prints their costs for each pattern:
        how many files and lines change, and what reports the breakage.

        \(names.joined(separator: "\n"))
        """,
      options: [
        CommandOption(
          "--change", "NAME",
          about: "show one change, by name or number, with errors and edits"),
        CommandOption(
          "--recorded", about: "print the recorded results, without building"),
      ] + Printing.layout)
  }

  /// The results of one change, column by column, and its edits.
  private static func details(
    of change: Change, _ sight: ChangeTrial.Sight, width: Int
  ) -> String {
    func wrapped(_ text: String, hanging: Int = 0) -> [String] {
      text.wrapped(to: width, hanging: hanging)
    }
    var lines = change.row.sentences.flatMap { [""] + wrapped($0) }
    if let screens = sight.row.screens {
      lines += ["", "screens: \(screens.sign)", ""] + change.screens.flatMap(\.page)
    }
    for column in ChangedColumn.allCases {
      let cell = sight.row[column]
      let edits = change.mend(of: column)
      lines += [""] + wrapped("\(column.rawValue): \(cell.notHere ?? cell.sign)")
      lines += (sight.said[column] ?? cell.told).flatMap { wrapped("  \($0)", hanging: 4) }
      lines += change.reasons[column].map { wrapped("  \($0)", hanging: 2) } ?? []
      for path in Set(edits.map(\.path)).sorted() where ChangedColumn.isSpare(path) {
        lines += wrapped(
          "  not counted, since it only observes, or is a second form of an adapter: \(path)",
          hanging: 4)
      }
      if !edits.isEmpty { lines += [""] + edits.flatMap(\.page) }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
