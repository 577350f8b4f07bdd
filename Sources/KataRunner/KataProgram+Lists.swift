import CommandLineSupport
import TerminalText

extension KataProgram {
  /// Lists all katas by chapter.
  func list() throws(ProgramError) -> Int32 {
    let katas = context.catalog.katas
    guard format == .text else {
      try StandardOutput.write(json(katas.map { Entry($0, context) }))
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
        "\(context.path.contains(kata) ? "*" : " ") \(kata.number)".padded(to: 6),
        kata.name.padded(to: width), minutes.padded(to: 6),
        (kata.difficulty.map { "\($0)/3" } ?? "").padded(to: 3),
        context.state(of: kata).words(style),
      ]
      // A second line of the title begins below the first.
      let left = width + 38
      let title = Prose(width: max(prose.width - left, 20)).lines(kata.title, indent: 0)
      lines.append(
        cells.joined(separator: "  ") + "  "
          + title.joined(separator: "\n" + String(repeating: " ", count: left)))
    }
    let key = "* = on the core path; 1/3 = difficulty 1 of 3"
    try StandardOutput.write((lines + ["", style.dim(key), totals]).joined(separator: "\n"))
    return 0
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

    init(_ kata: Kata, _ context: KataContext) {
      self.kata = kata.name
      number = kata.number
      chapter = kata.chapter
      title = kata.title
      minutes = kata.minutes
      difficulty = kata.difficulty
      isOnCorePath = context.path.contains(kata)
      state = context.state(of: kata)
    }
  }
}

extension KataState {
  fileprivate func words(_ style: ANSIStyle) -> String {
    switch self {
    case .done: style.green("done       ")
    case .inProgress: style.yellow("in progress")
    case .notStarted: style.dim("not started")
    }
  }
}
