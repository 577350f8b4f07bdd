import CommandLineSupport

/// The commands for the core path: where the reader is, what is open, and what comes next.
extension KataProgram {
  /// Shows where the reader is, and what to do next.
  func whereYouAre() throws(ProgramError) -> Int32 {
    let here = context.here
    let begun = context.catalog.katas.filter {
      $0 != here?.kata && context.state(of: $0) == .inProgress
    }
    var rows: [String] = []
    if let here, let sitting = context.sitting(of: here) {
      rows.append("\(sitting.title) (\(timeLeft(in: sitting.steps)))")
    }
    rows += [""] + next(isWhole: true)
    if !begun.isEmpty { rows += ["", "In progress: " + begun.map(\.name).joined(separator: ", ")] }
    rows += ["", "All katas: Scripts/kata list. All commands: Scripts/kata --help."]
    let card = "Chapters/card.md"
    if context.exists(card) { rows.append("All five patterns on one page: \(card)") }
    try StandardOutput.write(totals + lines(rows))
    return 0
  }

  /// Marks chapters as read or not read. Without a chapter, it lists which are read.
  func read() throws(ProgramError) -> Int32 {
    let chapters = context.path.steps.filter { $0.kata == nil }
    let isUndone = arguments.has("--undo")
    guard !arguments.operands.isEmpty else {
      guard !isUndone else {
        throw .usage("'--undo' needs a chapter, as in Scripts/kata read 1 --undo")
      }
      let rows = chapters.map {
        "\(context.isDone($0) ? style.green("read    ") : style.dim("not read"))  \($0.title)"
      }
      try StandardOutput.write(lines(rows))
      return 0
    }
    var read = context.notes.chaptersRead
    var rows: [String] = []
    for word in arguments.operands {
      guard let step = chapters.first(where: { $0.isMeant(by: word) }) else {
        throw .unknown("chapter", word, among: chapters.map(\.chapter))
      }
      if isUndone { read.remove(step.chapter) } else { read.insert(step.chapter) }
      rows.append((isUndone ? "No longer marked as read: " : "Marked as read: ") + step.title)
      // A reader who is in the middle of a kata stays there.
      let isAtKata = context.here?.kata.map { $0.name == context.notes.current } ?? false
      if !isAtKata { try context.notes.keep(current: step.chapter) }
    }
    try context.notes.keep(chaptersRead: read)
    try StandardOutput.write(lines(rows + (isUndone ? next() : afterwards())))
    return 0
  }

  /// What the reader can do now, if a sitting ends, and what comes next.
  func afterwards() -> [String] {
    [context.notes.current.flatMap(context.stop)].compactMap(\.self) + next()
  }

  /// The current or next step, and open steps before it.
  ///
  /// - Parameter isWhole: Whether to name the file to edit, too.
  private func next(isWhole: Bool = false) -> [String] {
    guard let step = context.here else {
      return ["You have read all chapters and done all katas. To practice: Scripts/kata review"]
    }
    let minutes = step.minutes == 0 ? "" : ", \(step.minutes) minutes"
    let title = style.bold(step.title) + minutes
    var rows: [String]
    if let kata = step.kata {
      let isAt = kata.name == context.notes.current || context.state(of: kata) != .notStarted
      rows = ["\(isAt ? "You are at" : "Next"): \(title): Scripts/kata start \(kata.name)"]
      if isWhole {
        rows += ["  edit   \(kata.exercise)", "  watch  Scripts/kata watch \(kata.name)"]
      }
    } else {
      rows = ["Next: read \(title): \(step.page)", "Then type Scripts/kata read \(step.number)"]
    }
    let path = context.path.steps
    let place = path.firstIndex(of: step) ?? context.place(behind: step.name)
    let skipped = path[..<place].filter { !context.isDone($0) }
    if !skipped.isEmpty { rows.append("Earlier steps not done yet: \(numbers(of: skipped))") }
    // The reader is sent back only when no later step is open.
    let isOnPath = path.contains(step)
    if isOnPath, place < context.place(behind: context.notes.current),
      step.name != context.notes.current
    {
      rows.append("You skipped this step earlier.")
    } else if !isOnPath, path.allSatisfy(context.isDone) {
      rows.append("The core path is done. The other katas go deeper.")
    }
    return rows
  }

  /// The numbers of steps: `chapters 0, 2; katas 1.1, 2.1`.
  private func numbers(of steps: [CoursePath.Step]) -> String {
    let chapters = steps.filter { $0.kata == nil }.map(\.number)
    let katas = Set(steps.compactMap { $0.kata?.number }).sorted()
    return [("chapter", chapters), ("kata", katas)].filter { !$0.1.isEmpty }.map { word, numbers in
      "\(word)\(numbers.count == 1 ? "" : "s") \(numbers.joined(separator: ", "))"
    }
    .joined(separator: "; ")
  }

  /// The reader's progress.
  var totals: String {
    let path = context.path.steps
    let katas = context.catalog.katas
    func count(_ katas: [Kata]) -> String {
      "\(katas.count { context.state(of: $0) == .done }) of \(katas.count) katas done"
    }
    let chapters = path.filter { $0.kata == nil }
    let onPath = katas.filter(context.path.contains)
    let read = chapters.count(where: context.isDone)
    return lines([
      "Core path: \(read) of \(chapters.count) chapters read, \(count(onPath)), \(timeLeft(in: path))",
      "In all: \(count(katas))",
    ])
  }

  /// The time for the steps that aren't done.
  private func timeLeft(in steps: [CoursePath.Step]) -> String {
    let minutes = steps.filter { !context.isDone($0) }.map(\.minutes).reduce(0, +)
    let parts = [(minutes / 60, "h"), (minutes % 60, "min")].filter { $0.0 > 0 }
    return parts.isEmpty
      ? "nothing left" : parts.map { "\($0.0) \($0.1)" }.joined(separator: " ") + " left"
  }

  /// Wraps lines for the terminal.
  func lines(_ lines: [String]) -> String {
    lines.flatMap { line in
      let indent = line.prefix { $0 == " " }.count
      return line.count <= prose.width ? [line] : prose.lines(line, indent: indent)
    }
    .map { $0 + "\n" }.joined()
  }
}

extension CoursePath.Step {
  /// Whether a word names this chapter: its number, its folder, its name or one of its pages.
  fileprivate func isMeant(by word: String) -> Bool {
    let name = chapter.drop { $0 != "-" }.dropFirst()
    return word == number || word.lowercased() == name || "/\(word)/".contains("/\(chapter)/")
  }
}
