import KataRunner
import TerminalText

extension SubmissionResult {
  /// What the student reads, as Markdown.
  var feedback: String {
    let total =
      points.map { "\(short($0)) of \(most) points.\(part == 100 ? "" : " " + partInWords)" }
      ?? "A person has to look before there are points: see below."
    let late = owner?.isLate == true ? " Canvas says that it came late." : ""
    var lines = ["# \(name)", "", total + late, ""] + table
    for result in katas where !result.feedback.isEmpty {
      lines += ["", "## \(result.kata.name): \(result.word)", ""] + result.feedback
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Why it has fewer points than its katas together.
  var partInWords: String {
    "\(part) % of the points count\(reason.map { ": \($0.printable)" } ?? "")."
  }

  private var table: [String] {
    ["| kata | verdict | points |", "|---|---|---|"]
      + katas.map {
        "| \($0.kata.number) \($0.kata.name) | \($0.word) | \($0.pointsInWords) |"
      }
  }
}

extension KataResult {
  /// `8 of 10`, or `none yet`.
  var pointsInWords: String { points.map { "\($0) of \(most)" } ?? "none yet" }

  /// The first thing that is wrong, what is behind it, and what else doesn't pass.
  var feedback: [String] {
    var lines = notes.map {
      $0.prefix(1).uppercased() + $0.dropFirst() + ($0.hasSuffix("?") ? "" : ".")
    }
    if !findings.isEmpty {
      // None of them may end the block that it stands in.
      lines += ["```"] + findings.map { $0.replacing("```", with: "'''") } + ["```"]
    }
    if !misconceptions.isEmpty {
      lines +=
        ["", KnownMisconception.lead(to: misconceptions), ""] + misconceptions.map { "- \($0)" }
    }
    let rest = items.filter { !$0.isPassed && ($0.weight > 0 || $0.isFromTheStart) }.map {
      $0.name + ($0.isFromTheStart ? " (passed before you began: that takes a point)" : "")
    }
    if [.failed, .crashed, .timedOut, .tooMuchOutput].contains(mark?.verdict), decided == nil,
      !rest.isEmpty
    {
      lines += ["", "What brings no points:", ""] + rest.map { "- \($0)" }
    }
    return lines
  }

  /// What is to be said apart from what its tests found.
  private var notes: [String] {
    // What had to be decided is decided.
    var notes = decided != nil && needsALook ? [] : remarks
    if isOpen, isWrongAsAWhole {
      notes.append(
        "each of its tests passed, and the whole is \(mark?.verdict.rawValue ?? word): a person has to look at it"
      )
    }
    if decided != nil {
      let why = reason.map { ": \($0.printable)" } ?? ""
      notes.append("a person has looked at it, and gave the points\(why)")
    }
    if let mark, mark.objections.count > 1, decided == nil {
      notes.append("all of it: \(mark.objections.joined(separator: ", "))".printable)
    }
    if let mark, [.crashed, .timedOut, .tooMuchOutput].contains(mark.verdict), decided == nil,
      items.contains(where: { !$0.isPassed && !mark.failed.contains($0.name) })
    {
      notes.append("tests that it kept from running bring no points")
    }
    return notes
  }

  /// What was found, without the call for a person where one has decided.
  private var findings: [String] {
    (mark?.findings ?? []).filter { decided == nil || !$0.contains(KataReport.callForALook) }
  }

  /// The same on lines without Markdown.
  var plainFeedback: [String] {
    notes + findings
      + misconceptions.map { "\(KnownMisconception.lead(to: [$0])) \($0)" }
  }
}
