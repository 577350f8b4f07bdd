import KataRunner
import TerminalText

extension SubmissionResult {
  /// The feedback for the student, as Markdown.
  var feedback: String {
    let total =
      points.map { "\(short($0)) of \(most) points.\(part == 100 ? "" : " " + partInWords)" }
      ?? "A teacher has to look at this submission before it gets points: see below."
    let late = owner?.isLate == true ? " Canvas marked this submission as late." : ""
    var lines = ["# \(name)", "", total + late, ""] + table
    for result in katas where !result.feedback.isEmpty {
      lines += ["", "## \(result.kata.name): \(result.words)", ""] + result.feedback
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The percentage that counts, and the teacher's reason.
  var partInWords: String {
    "\(part) % of the points count\(reason.map { ": \($0.printable)" } ?? "")."
  }

  private var table: [String] {
    ["| kata | result | points |", "|---|---|---|"]
      + katas.map {
        "| \($0.kata.number) \($0.kata.name) | \($0.words) | \($0.pointsInWords) |"
      }
  }
}

extension KataResult {
  /// `8 of 10`, or `none yet`.
  var pointsInWords: String { points.map { "\($0) of \(most)" } ?? "none yet" }

  /// `tests failed, 8 of 10 points`, or `needs review, no points yet`.
  var summary: String {
    "\(words), " + (points.map { "\($0) of \(most) points" } ?? "no points yet")
  }

  /// The notes, the first problem, likely misconceptions, and everything else that earns no
  /// points.
  var feedback: [String] {
    var lines = notes.map {
      $0.prefix(1).uppercased() + $0.dropFirst() + ($0.hasSuffix("?") ? "" : ".")
    }
    if !findings.isEmpty {
      // No line may end the code block.
      lines += ["```"] + findings.map { $0.replacing("```", with: "'''") } + ["```"]
    }
    if !misconceptions.isEmpty {
      lines +=
        ["", KnownMisconception.lead(to: misconceptions), ""] + misconceptions.map { "- \($0)" }
    }
    let rest = items.filter { !$0.isPassed && ($0.weight > 0 || $0.isFromTheStart) }.map {
      $0.name
        + ($0.isFromTheStart
          ? " (passed in the original exercise, so this failure costs points)" : "")
    }
    if [.failed, .crashed, .timedOut, .tooMuchOutput].contains(mark?.verdict), decided == nil,
      !rest.isEmpty
    {
      lines += ["", "No points for:", ""] + rest.map { "- \($0)" }
    }
    return lines
  }

  /// Everything that isn't a finding of the tests.
  private var notes: [String] {
    // After a decision, the question isn't needed anymore.
    var notes = decided != nil && needsALook ? [] : remarks
    if isOpen, isWrongAsAWhole {
      notes.append(
        "all scored tests passed, but the result of the run is "
          + "'\(mark?.verdict.words ?? words)': \(KataReport.callForALook)"
      )
    }
    if decided != nil {
      let why = reason.map { ": \($0.printable)" } ?? ""
      notes.append("a teacher decided on these points\(why)")
    }
    if let mark, mark.objections.count > 1, decided == nil {
      notes.append("names that need review: \(mark.objections.joined(separator: ", "))".printable)
    }
    if let mark, [.crashed, .timedOut, .tooMuchOutput].contains(mark.verdict), decided == nil,
      items.contains(where: { !$0.isPassed && !mark.failed.contains($0.name) })
    {
      notes.append("tests that couldn't run earn no points")
    }
    return notes
  }

  /// The findings; after a decision, without the request to look at them.
  private var findings: [String] {
    (mark?.findings ?? []).filter { decided == nil || !$0.contains(KataReport.callForALook) }
  }

  /// The feedback as lines without Markdown.
  var plainFeedback: [String] {
    notes + findings
      + misconceptions.map { "\(KnownMisconception.lead(to: [$0])) \($0)" }
  }
}
