import CommandLineSupport
import Foundation

extension KataProgram {
  /// Judges a kata once.
  func check() async throws(ProgramError) -> Int32 {
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

  /// What the clock on the wall shows.
  private var time: String {
    Date().formatted(.dateTime.hour(.twoDigits(amPM: .omitted)).minute().second())
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
    if report.verdict == .green { try context.notes.keep(green: report.exercise, of: kata) }
    report.hasSolution = context.hasSolutions
    return report
  }

  /// A verdict for the reader; first of all for their editor, if it asks.
  private func words(for report: KataReport) -> String {
    let words = report.text(style, prose) + afterwards(report)
    return format == .editor ? report.editorLine + words : words
  }

  /// What to take up after a green kata.
  private func afterwards(_ report: KataReport) -> String {
    guard report.verdict == .green else { return "" }
    guard let next = context.next(after: report.kata) else { return "All katas are done.\n" }
    return "Next: Scripts/kata start \(next.name)\n"
  }
}
