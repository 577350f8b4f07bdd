import CommandLineSupport
import Foundation
import TerminalText

extension KataProgram {
  /// Checks a kata once.
  func check() async throws(ProgramError) -> Int32 {
    guard !arguments.has("--all") else { return try await checkAll() }
    let kata = try context.kata(arguments.operands.first)
    try context.notes.keep(current: kata)
    do throws(ProgramError) {
      let report = try await checked(kata)
      try StandardOutput.write(format == .json ? json(report.document) : words(for: report))
      return report.verdict == .done ? 0 : 1
    } catch {
      // Programs that read JSON need the error, too.
      if format == .json {
        try StandardOutput.write(json(KataReport(kata, graderError: error).document))
      }
      throw error
    }
  }

  /// Checks all katas in progress.
  private func checkAll() async throws(ProgramError) -> Int32 {
    guard arguments.operands.isEmpty else {
      throw .usage(
        "'--all' checks every kata that you have begun: leave out '\(arguments.operands[0])'")
    }
    let begun = context.catalog.katas.filter { context.state(of: $0) != .notStarted }
    if !begun.isEmpty {
      StandardError.say(
        "kata: checking \("kata".counted(begun.count)), a few seconds for each ..."
      )
    }
    var reports: [KataReport] = []
    for kata in begun {
      var report: KataReport
      do throws(ProgramError) {
        report = try await checked(kata)
      } catch {
        report = KataReport(kata, graderError: error)
      }
      reports.append(report)
      if format == .text {
        let lines = report.summary(style, prose)
        try StandardOutput.write(lines.joined(separator: "\n") + "\n")
      } else if format == .editor {
        try StandardOutput.write(report.editorLine)
      }
    }
    try StandardOutput.write(format == .json ? json(reports.map(\.document)) : totals)
    return reports.allSatisfy { $0.verdict == .done } ? 0 : 1
  }

  /// Checks a kata after each save, until the program is ended.
  func watch() async throws(ProgramError) -> Int32 {
    let kata = try context.kata(arguments.operands.first)
    try context.notes.keep(current: kata)
    guard let held = try FileLock(context.notes.lock(of: kata)) else {
      throw ProgramError(
        "another terminal is already watching \(kata.name): press ctrl-C there first", status: 75)
    }
    defer { withExtendedLifetime(held) {} }
    var exercise = try context.grader.saved(kata)
    var last: Data?
    while true {
      if exercise != last {
        if format == .editor { try StandardOutput.write("Checking \(kata.exercise) ...\n") }
        var report: KataReport
        do throws(ProgramError) {
          report = try await checked(kata)
        } catch  where error.status == 71 {
          // The next save may help.
          report = KataReport(kata, graderError: error)
          report.exercise = exercise
        }
        last = report.exercise
        try StandardOutput.write(
          (format == .editor ? "" : Terminal.clearing) + words(for: report)
            + style.dim("\(time), watching \(kata.file). Press ctrl-C to stop.") + "\n\n")
      }
      try? await Task.sleep(for: .milliseconds(100))
      // While an editor saves by renaming, the file is missing for a moment.
      exercise = (try? context.grader.saved(kata)) ?? exercise
    }
  }

  /// The time on a 24-hour clock, in every locale.
  private var time: String {
    Date().formatted(
      Date.ISO8601FormatStyle(timeZone: .current).time(includingFractionalSeconds: false))
  }

  private func checked(_ kata: Kata) async throws(ProgramError) -> KataReport {
    var report = try await context.grader.report(on: kata) { StandardError.say("kata: \($0)") }
    let notes = ReaderNotes.Note.answers.prefix(kata.parts.count)
    report.check(notes.map { context.notes.bytes($0, of: kata) })
    if report.nextPart != nil, let note = notes.dropFirst(report.partsDone - 1).first {
      report.isStop = context.notes.bytes(note, of: kata) == nil
      if report.isStop { try context.notes.keep(report.exercise, as: note, of: kata) }
    }
    if report.verdict == .done { try context.notes.keep(report.exercise, as: .done, of: kata) }
    // If the tests didn't run, the last result stays.
    if report.verdict != .doesNotCompile {
      try context.notes.keep(report.test, as: .test, of: kata)
    }
    report.lookUp(
      KnownMisconception.all(in: context.package)[kata.name],
      fromTheStart: context.originals.locks[kata.name]?.fromTheStart ?? [])
    return report
  }

  /// A report as text, after the editor's line if an editor asks.
  private func words(for report: KataReport) -> String {
    let words = report.text(style, prose) + afterwards(report) + nextPart(report)
    return format == .editor ? report.editorLine + words : words
  }

  /// The next part: its whole task the first time, later only its page.
  private func nextPart(_ report: KataReport) -> String {
    guard let part = report.nextPart else { return "" }
    let title = "The \(KataPart.ordinal(part.number)) \(part.word)"
    guard report.isStop else { return "\(title) is described in \(report.kata.folder)/README.md\n" }
    return """

      \(style.bold(title))

      \(prose.plain(part.task, of: report.kata.folder))

      """
  }

  /// What comes after a kata, or after a part that ends a sitting.
  private func afterwards(_ report: KataReport) -> String {
    guard report.verdict == .done else {
      let stop = report.isStop ? context.stop(after: report.kata.name) : nil
      return stop.map { lines(["", $0]) } ?? ""
    }
    let other = "Compare your solution with another: Scripts/kata solution \(report.kata.name)"
    return lines((context.hasSolutions ? [other] : []) + afterwards())
  }
}
