import CommandLineSupport
import TerminalText

extension KataProgram {
  /// Where the reader is, and what to do next.
  func whereYouAre() throws(ProgramError) -> Int32 {
    let here = context.here
    var lines = [totals]
    if let here {
      let isNew = context.state(of: here) == .notStarted
      let minutes = here.minutes.map { ", about \($0) minutes" } ?? ""
      lines.append("")
      lines.append(
        "\(isNew ? "Next" : "You are at"): \(style.bold(here.name)), \(here.title)\(minutes)")
      if let page = context.pageToRead(before: here) { lines.append("  read   \(page)") }
      lines.append("  task   Scripts/kata start \(here.name)")
      lines.append("  edit   \(here.exercise)")
      lines.append("  watch  Scripts/kata watch \(here.name)")
    } else {
      lines.append("All katas are green. What stays: Scripts/kata review")
    }
    let begun = context.catalog.katas.filter { $0 != here && context.state(of: $0) == .underWay }
    if !begun.isEmpty {
      lines += ["", "Begun, and not green: " + begun.map(\.name).joined(separator: ", ")]
    }
    lines += ["", "All katas: Scripts/kata list. All commands: Scripts/kata --help."]
    try StandardOutput.write(lines.joined(separator: "\n") + "\n")
    return 0
  }

  /// All katas by chapter.
  func list() throws(ProgramError) -> Int32 {
    let katas = context.catalog.katas
    guard format == .text else {
      try StandardOutput.write(json(katas.map { Entry($0, context.state(of: $0)) }))
      return 0
    }
    let width = katas.map(\.name.count).max() ?? 0
    var chapter = ""
    var lines: [String] = []
    for kata in katas {
      if kata.chapter != chapter {
        chapter = kata.chapter
        lines += (lines.isEmpty ? [] : [""]) + [style.bold(chapter)]
      }
      let minutes = kata.minutes.map { "\($0) min" } ?? ""
      let cells = [
        "\(kata.isOnCorePath ? "*" : " ") \(kata.number)".padded(to: 6),
        kata.name.padded(to: width), minutes.padded(to: 6),
        (kata.difficulty.map { "\($0)/3" } ?? "").padded(to: 3),
        context.state(of: kata).words(style),
      ]
      // Where the title goes on in a second line, it does so below itself.
      let left = width + 38
      let title = Prose(width: max(prose.width - left, 20)).lines(kata.title, indent: 0)
      lines.append(
        cells.joined(separator: "  ") + "  "
          + title.joined(separator: "\n" + String(repeating: " ", count: left)))
    }
    let key = "* on the core path; 1/3: how difficult it is"
    lines += ["", style.dim(key), totals]
    try StandardOutput.write(lines.joined(separator: "\n") + "\n")
    return 0
  }

  /// How far the reader is with all katas.
  var totals: String {
    let katas = context.catalog.katas
    let open = katas.filter { context.state(of: $0) != .done }
    let path = katas.filter(\.isOnCorePath)
    let openPath = open.filter(\.isOnCorePath)
    let minutes = openPath.compactMap(\.minutes).reduce(0, +)
    return "\(katas.count - open.count) of \(katas.count) green"
      + (path.isEmpty ? "" : "; of the core path \(path.count - openPath.count) of \(path.count)")
      + (minutes == 0 ? "" : ", about \(minutes) minutes left")
  }

  private struct Entry: Encodable {
    var kata: String
    var number: String
    var chapter: String
    var title: String
    var minutes: Int?
    var difficulty: Int?
    var isOnCorePath: Bool
    var state: KataState

    init(_ kata: Kata, _ state: KataState) {
      self.kata = kata.name
      number = kata.number
      chapter = kata.chapter
      title = kata.title
      minutes = kata.minutes
      difficulty = kata.difficulty
      isOnCorePath = kata.isOnCorePath
      self.state = state
    }
  }
}

extension KataState {
  fileprivate func words(_ style: ANSIStyle) -> String {
    switch self {
    case .done: style.green("green      ")
    case .underWay: style.yellow("under way  ")
    case .notStarted: style.dim("not started")
    }
  }
}
