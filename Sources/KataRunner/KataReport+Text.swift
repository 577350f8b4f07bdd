import TerminalText

extension KataReport {
  /// The report for a reader: what is wrong, where, and what to do.
  func text(_ style: ANSIStyle, _ prose: Prose) -> String {
    guard !isStop else { return stop(style, prose) }
    let seen = findings(style, prose) + misconception(prose)
    let lines = (seen.isEmpty ? [] : seen + [""]) + [headline(style)] + touchedLines + advice
    return lines.joined(separator: "\n") + "\n"
  }

  /// Which part is done, when another part comes next.
  private func stop(_ style: ANSIStyle, _ prose: Prose) -> String {
    let words =
      "\(kata.name): \(nextPart?.word ?? "part") \(partsDone) of \(kata.parts.count + 1) is done"
    let saved = "Your answer was saved. From now on, lines that you change in it are counted."
    let lines =
      ["\(style.green(words)): \(count)"] + touchedLines
      + (nextPart?.limit == nil ? [] : prose.lines(saved, indent: 0))
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is wrong, and where, in lines of 80 columns, or empty when nothing is wrong.
  package var findings: [String] { findings(ANSIStyle(isOn: false), Prose(width: 80)) }

  private func findings(_ style: ANSIStyle, _ prose: Prose) -> [String] {
    aboutTheTest(style, prose) + whatWasSeen(style, prose)
  }

  /// Likely misconceptions. They are never certain, since other mistakes can fail the same tests.
  private func misconception(_ prose: Prose) -> [String] {
    guard !misconceptions.isEmpty else { return [] }
    let lead = KnownMisconception.lead(to: misconceptions)
    return ["", "  " + lead]
      + misconceptions.flatMap { prose.lines("- \($0)", indent: 4, hanging: 6) }
  }

  /// The result, and the failed test or a message.
  func summary(_ style: ANSIStyle, _ prose: Prose) -> [String] {
    let words = verdict == .done ? nil : test.map { "✘ \($0)" } ?? message
    return [headline(style)] + (words.map { prose.lines($0, indent: 2, hanging: 4) } ?? [])
  }

  private func headline(_ style: ANSIStyle) -> String {
    let words =
      switch verdict {
      case .done: style.green("\(kata.name) is done") + ": \(count)"
      case .failed: style.red("\(kata.name): tests failed") + ": \(count)"
      case .notStarted: style.yellow("\(kata.name) is not started") + ": the exercise is unchanged"
      case .doesNotCompile: style.red("\(kata.name) doesn't compile")
      case .crashed: style.red("\(kata.name) crashed")
      case .timedOut: style.red("\(kata.name) timed out")
      case .tooMuchOutput: style.red("\(kata.name): too much output")
      case .needsReview: style.yellow("\(kata.name) needs review")
      case .graderError: style.yellow("\(kata.name) can't be checked")
      }
    guard !changed.isEmpty else { return words }
    let files = changed.map { "  \($0)" }.joined(separator: "\n")
    return """
      \(style.yellow("Some of the tests' files were changed:"))
      \(files)
      Checked with the original tests: \(words)
      """
  }

  private var count: String {
    let mistakes = tests.filter(\.isAMistake)
    let others = tests.filter { !$0.isAMistake }
    let words = "\(others.count { $0.outcome == .passed }) of \(others.count) tests pass"
    // An incomplete run lists no mistakes.
    guard !mistakes.isEmpty else { return words }
    let noticed = mistakes.count { $0.outcome == .passed }
    return words + ", and your tests catch \(noticed) of \(mistakes.count) mistakes"
  }

  /// How much of an earlier answer was changed, if there is a limit.
  private var touchedLines: [String] {
    guard let touched, verdict == .done || isStop else { return [] }
    let answer = "the \(KataPart.ordinal(touched.answer)) answer"
    return ["Lines that you changed or removed in \(answer): \(touched.lines.count)"]
  }

  private func aboutTheTest(_ style: ANSIStyle, _ prose: Prose) -> [String] {
    guard let test else { return [] }
    let words = verdict == .failed ? "✘ \(test)" : "✘ during this test: \(test)"
    return prose.lines(words, indent: 0, hanging: 2).map(style.bold)
  }

  private func whatWasSeen(_ style: ANSIStyle, _ prose: Prose) -> [String] {
    guard ![.done, .notStarted].contains(verdict) else { return [] }
    var lines: [String] = []
    let isRaw = expectation != nil && message.hasPrefix("Expectation failed")
    // A message that repeats the test's name is left out.
    if !isRaw && message != test { lines += prose.lines(message, indent: 2) }
    if let arguments {
      lines.append("  Arguments: \(arguments.truncated(to: prose.width - 14))")
    }
    if let expectation { lines += prose.lines(expectation) }
    if verdict == .failed {
      lines += (touched?.lines ?? []).prefix(20).map { "    \($0.printable)" }
    }
    if let excerpt, let place { lines.append("  \(place.line) | \(excerpt)") }
    for words in later?.split(separator: "\n") ?? [] { lines += prose.lines("\(words)", indent: 2) }
    if let place { lines.append(style.dim("  at \(place.path):\(place.line)")) }
    return lines
  }

  private var advice: [String] {
    let open = "Edit \(kata.exercise)"
    let hint = "Stuck? Scripts/kata hint \(kata.name)"
    let restore =
      changed.isEmpty ? [] : ["Restore the tests: Scripts/kata reset \(kata.name) --tests"]
    let ways: [String] =
      switch verdict {
      case .failed:
        isOverTheLimit
          ? [kata.wayPastTheLimit]
          : [open, hint]
      case .notStarted:
        [open, "Read the task: Scripts/kata start \(kata.name)"]
      case .doesNotCompile:
        place == nil || place?.path == kata.exercise
          ? [open, hint]
          : [open, "The tests need the original names and signatures of the exercise.", hint]
      case .crashed:
        ["\(open): your code must not end the program", hint]
      case .timedOut:
        ["\(open): is there an endless loop, or a closure that is never called?"]
          // More time doesn't help when no test has started.
          + (test == nil
            ? [] : ["If the code needs more time: Scripts/kata check \(kata.name) --limit 60"])
      case .tooMuchOutput:
        ["\(open): does a loop or a recursive function print endlessly?"]
      case .done, .needsReview, .graderError:
        []
      }
    return restore + ways
  }
}

extension Prose {
  /// Both sides, one below the other. If the difference is hard to see, it is shown again.
  fileprivate func lines(_ expectation: FailedExpectation) -> [String] {
    let sides = [("expected", expectation.expected), ("actual  ", expectation.actual)]
    let common = zip(expectation.expected, expectation.actual).prefix { $0 == $1 }.count
    let room = width - 12
    guard sides.contains(where: { $0.1.count > room }) else {
      let mark = String(repeating: " ", count: 12 + common) + "^"
      return sides.map { "  \($0)  \($1)" } + (expectation.isShownAlike ? [] : [mark])
    }
    let whole = sides.flatMap { side in
      side.1.chunks(of: room).enumerated().map { index, chunk in
        (index == 0 ? "  \(side.0)  " : String(repeating: " ", count: 12)) + chunk
      }
    }
    // A few words before the difference help to find it.
    let start = common - 20
    guard start > 0, !expectation.isShownAlike else { return whole }
    return whole + ["  The difference is here:"]
      + sides.map { "  \($0)  …\($1.dropFirst(start).prefix(room - 2))" }
  }
}

extension String {
  /// The text in pieces of limited length, cut after a comma and a space if possible. Nothing is
  /// left out, since spaces may be the difference.
  fileprivate func chunks(of length: Int) -> [Substring] {
    var chunks: [Substring] = []
    var rest = self[...]
    while !rest.isEmpty {
      let line = rest.prefix(length)
      let isLast = line.endIndex == rest.endIndex
      let end = isLast ? line.endIndex : line.ranges(of: ", ").last?.upperBound ?? line.endIndex
      chunks.append(rest[..<end])
      rest = rest[end...]
    }
    return chunks
  }
}
