import CommandLineSupport
import TerminalText

extension KataProgram {
  /// Where the reader is, and what to do next.
  func whereYouAre() throws(ProgramError) -> Int32 {
    let done = context.catalog.katas.count { context.state(of: $0) == .done }
    let here = context.here
    guard format == .text else {
      try StandardOutput.write(
        json(
          Position(
            kata: here?.name, state: here.map(context.state), done: done,
            katas: context.catalog.katas.count)))
      return 0
    }
    var lines = ["\(done) of \(context.catalog.katas.count) katas are done."]
    if let here {
      let isNew = context.state(of: here) == .notStarted
      lines.append("")
      lines.append("\(isNew ? "Next" : "You are at"): \(style.bold(here.name)), \(here.title)")
      lines.append("  task   Scripts/kata start \(here.name)")
      lines.append("  edit   \(here.exercise)")
      lines.append("  check  Scripts/kata watch \(here.name)")
    }
    lines += ["", "All katas: Scripts/kata list. All commands: Scripts/kata --help."]
    try StandardOutput.write(lines.joined(separator: "\n") + "\n")
    return 0
  }

  /// All katas by chapter.
  func list() throws(ProgramError) -> Int32 {
    let rows = context.catalog.katas.map { (kata: $0, state: context.state(of: $0)) }
    guard format == .text else {
      try StandardOutput.write(
        json(rows.map { Entry(kata: $0.kata.name, chapter: $0.kata.chapter, state: $0.state) }))
      return 0
    }
    let width = rows.map(\.kata.name.count).max() ?? 0
    var chapter = ""
    var lines: [String] = []
    for (kata, state) in rows {
      if kata.chapter != chapter {
        chapter = kata.chapter
        lines += (lines.isEmpty ? [] : [""]) + [style.bold(chapter)]
      }
      lines.append("  \(state.words(style))  \(kata.name.padded(to: width))  \(kata.title)")
    }
    try StandardOutput.write(lines.joined(separator: "\n") + "\n")
    return 0
  }

  private struct Position: Encodable {
    var kata: String?
    var state: KataState?
    var done: Int
    var katas: Int
  }

  private struct Entry: Encodable {
    var kata: String
    var chapter: String
    var state: KataState
  }
}

extension KataState {
  fileprivate func words(_ style: ANSIStyle) -> String {
    switch self {
    case .done: style.green("done       ")
    case .underWay: style.yellow("under way  ")
    case .notStarted: style.dim("not started")
    }
  }
}
