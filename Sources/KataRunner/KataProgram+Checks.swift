import CommandLineSupport
import Foundation

extension KataProgram {
  /// Judges a kata once.
  func check() async throws(ProgramError) -> Int32 {
    guard !arguments.has("--all") else { return try await checkAll() }
    let kata = try context.kata(arguments.operands.first)
    try context.notes.keep(current: kata)
    let report: KataReport
    do throws(ProgramError) {
      report = try await judged(kata)
    } catch {
      // Who reads JSON learns it there, too.
      if format == .json {
        let words = error.message ?? "it can't be judged"
        try StandardOutput.write(KataReport(kata: kata, verdict: .impossible, message: words).json)
      }
      throw error
    }
    try StandardOutput.write(format == .json ? report.json : words(for: report))
    return report.verdict == .green ? 0 : 1
  }

  /// Judges all katas that are begun.
  private func checkAll() async throws(ProgramError) -> Int32 {
    guard arguments.operands.isEmpty else {
      throw .usage("'--all' means every kata: leave '\(arguments.operands[0])' out")
    }
    let begun = context.catalog.katas.filter { context.state(of: $0) != .notStarted }
    if !begun.isEmpty {
      StandardError.say("kata: judges \(begun.count), which takes some seconds for each ...")
    }
    var reports: [KataReport] = []
    for kata in begun {
      var report: KataReport
      do throws(ProgramError) {
        report = try await judged(kata)
      } catch {
        report = KataReport(kata: kata, verdict: .impossible, message: error.message ?? "")
      }
      reports.append(report)
      if format == .text {
        let lines = report.summary(style, prose)
        try StandardOutput.write(lines.joined(separator: "\n") + "\n")
      } else if format == .editor {
        try StandardOutput.write(report.editorLine)
      }
    }
    try StandardOutput.write(format == .json ? json(reports.map(\.document)) : totals + "\n")
    return reports.allSatisfy { $0.verdict == .green } ? 0 : 1
  }

  /// Judges a kata at each save, until somebody ends the program.
  func watch() async throws(ProgramError) -> Int32 {
    let kata = try context.kata(arguments.operands.first)
    try context.notes.keep(current: kata)
    guard let held = try FileLock(context.notes.lock(of: kata)) else {
      throw ProgramError("\(kata.name) is being watched already: end that one first", status: 75)
    }
    defer { withExtendedLifetime(held) {} }
    var last: Data?
    var complaint: ProgramError?
    while true {
      do throws(ProgramError) {
        let exercise = try context.grader.saved(kata)
        if exercise != last || complaint != nil {
          complaint = nil
          if format == .editor { try StandardOutput.write("Checking \(kata.exercise) ...\n") }
          let report = try await judged(kata)
          last = report.exercise
          try StandardOutput.write(
            (format == .editor ? "" : Terminal.clearing) + words(for: report)
              + style.dim("\(time), watching \(kata.file); ctrl-C ends it.") + "\n\n")
        }
      } catch {
        // An editor that saves by renaming leaves a moment without a file, so look twice.
        if error.status != 66 || last == nil { throw error }
        if complaint == nil { try await pause() }
        if complaint == nil, (try? context.grader.saved(kata)) == nil {
          complaint = error
          StandardError.say("kata: \(error.message ?? "")")
        }
      }
      try await pause()
    }
  }

  /// What a clock of 24 hours shows, whatever the reader's language says of clocks.
  private var time: String {
    let now = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
    return [now.hour, now.minute, now.second]
      .map { String(format: "%02d", $0 ?? 0) }.joined(separator: ":")
  }

  private func pause() async throws(ProgramError) {
    do {
      try await Task.sleep(for: .milliseconds(100))
    } catch {
      throw ProgramError(nil, status: 1)
    }
  }

  private func judged(_ kata: Kata) async throws(ProgramError) -> KataReport {
    var report = try await context.grader.report(on: kata) { StandardError.say("kata: \($0)") }
    if let second = kata.second {
      let first = context.notes.firstAnswer(kata)
      report.judge(second, first: first)
      if report.isFirstMet, first == nil {
        try context.notes.keep(firstAnswer: report.exercise, of: kata)
        report.begins = second
      }
    }
    if report.verdict == .green { try context.notes.keep(green: report.exercise, of: kata) }
    try context.notes.keep(test: report.test, of: kata)
    report.lookUp(KnownBelief.all(in: context.package)[kata.name])
    report.hasSolution = context.hasSolutions
    return report
  }

  /// A verdict for the reader; first of all for their editor, if it asks.
  private func words(for report: KataReport) -> String {
    let words = report.text(style, prose) + secondRequirement(report) + afterwards(report)
    return format == .editor ? report.editorLine + words : words
  }

  /// What is asked for next within a kata.
  private func secondRequirement(_ report: KataReport) -> String {
    guard let second = report.begins else {
      return report.isFirstMet
        ? "The second requirement stands in \(report.kata.folder)/README.md\n" : ""
    }
    return """

      \(style.bold("The first requirement is met, and your answer to it is laid aside. The second one:"))

      \(prose.plain(second.task, of: report.kata.folder))

      """
  }

  /// What to take up after a green kata.
  private func afterwards(_ report: KataReport) -> String {
    guard report.verdict == .green else { return "" }
    guard let next = context.next(after: report.kata) else { return "All katas are green.\n" }
    let page = context.pageToRead(before: next).map { "read \($0), then " } ?? ""
    return "Next: \(page)Scripts/kata start \(next.name)\n"
  }
}
