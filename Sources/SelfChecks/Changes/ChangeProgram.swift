import TerminalText
import CommandLineSupport
import Foundation

/// `Scripts/change`: makes changes that really happen, and prints what they cost each pattern.
package enum ChangeProgram {
  private enum Format: String, CaseIterable {
    case text, markdown, json, html
  }

  /// Reads a command line, the program's name left out, and does what it says.
  package static func run(
    _ words: some Sequence<String>, package: URL, scratch: ScratchFolder
  ) async throws(ProgramError) -> Int32 {
    let changes = try Change.all(in: package)
    let command = command(changes)
    let arguments = try command.parse(words)
    guard !arguments.has("--help") else {
      try StandardOutput.write(command.help)
      return 0
    }
    let format: Format = try arguments.choice("--format", kind: "format") ?? .text
    let width = try arguments.number("--width", in: Terminal.widths)
    let output = arguments.text("--output").map { OutputFile($0) }
    let wanted = try arguments.text("--change").map { name throws(ProgramError) in
      try change(name, among: changes)
    }
    let chosen = wanted.map { [$0] } ?? changes
    defer { scratch.remove() }

    let sights: [ChangeTrial.Sight]
    if arguments.has("--recorded") {
      sights = try chosen.map { change throws(ProgramError) in
        ChangeTrial.Sight(row: try change.recordedRow)
      }
    } else {
      sights = try await look(at: chosen, package, scratch)
    }
    let table = ChangeTable(rows: sights.map(\.row))
    let terminal =
      output == nil ? Terminal.standardOutput : Terminal(columns: nil, environment: [:])
    var text =
      switch format {
      case .text: table.text(width: width ?? terminal.width, colour: terminal.takesColour)
      case .markdown: table.markdown
      case .json: table.json
      case .html: table.html
      }
    if let wanted, format == .text { text += details(of: wanted, sights[0]) }
    if let output { try output.write(text) } else { try StandardOutput.write(text) }
    let problems = sights.flatMap { sight in sight.problems.map { "\(sight.row.change): \($0)" } }
    for problem in problems { StandardError.say("change: not mended: \(problem)") }
    return problems.isEmpty ? 0 : 1
  }

  /// Makes changes one after the other in a copy of the package.
  static func look(
    at changes: [Change], _ package: URL, _ scratch: ScratchFolder
  ) async throws(ProgramError) -> [ChangeTrial.Sight] {
    try await Patching.expectGit()
    let progress = Progress.standardError
    progress.say("copying the package; the first change builds it anew ...")
    var trial = try await ChangeTrial(
      package, copiedTo: scratch.url.appendingPathComponent("1/package", isDirectory: true))
    var sights: [ChangeTrial.Sight] = []
    for (index, change) in changes.enumerated() {
      trial.say = { progress.say("\(index + 1) of \(changes.count), \(change.name): \($0)") }
      sights.append(try await trial.make(change))
    }
    progress.clear()
    return sights
  }

  private static func command(_ changes: [Change]) -> Command {
    let names = changes.map { "  \("\($0.number)".padded(to: 2)) \($0.name): \($0.title)" }
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
        CommandOption("--format", "FORMAT", about: "text (default), markdown, json or html"),
        CommandOption(
          "--width", "N", about: "columns of the text; by default the terminal's, or 100"),
        CommandOption("--output", "FILE", about: "write to a file, whole or not at all"),
      ])
  }

  private static func change(
    _ name: String, among changes: [Change]
  ) throws(ProgramError) -> Change {
    if let number = Int(name) {
      guard let change = changes.first(where: { $0.number == number }) else {
        throw .usage(
          "there is no change \(number): give a number from 1 to \(changes.count) or a name")
      }
      return change
    }
    guard let change = changes.first(where: { $0.name == name }) else {
      throw .unknown("change", name, among: changes.map(\.name), listed: false)
    }
    return change
  }

  /// What was found column by column, and how it was mended.
  private static func details(of change: Change, _ sight: ChangeTrial.Sight) -> String {
    var lines = [change.vendor, change.own, change.wish].compactMap(\.self).map { "\n\($0)" }
    for column in ChangedColumn.allCases {
      let cell = sight.row[column]
      lines.append("\n\(column.rawValue): \(cell.notHere ?? ChangeTable.sign(cell))")
      lines += (sight.words[column] ?? cell.compiler).map { "  compiler: \($0)" }
      lines += (sight.wrongCells[column] ?? cell.tests).map { "  comparison: \($0)" }
      let patch = change.mend(of: column)
      if !patch.isEmpty { lines += ["", patch.trimmingCharacters(in: .newlines)] }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Change {
  /// The row as it was when somebody looked last.
  var recordedRow: ChangeRow {
    get throws(ProgramError) {
      guard let data = try? Data(contentsOf: record),
        let row = try? JSONDecoder().decode(ChangeRow.self, from: data)
      else {
        throw ProgramError(
          "'\(record.path)' can't be read: `Scripts/check changes --seal` writes it", status: 66)
      }
      return row
    }
  }
}
