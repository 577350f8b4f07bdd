import CommandLineSupport

extension KataProgram {
  /// Asks which pattern five excerpts are.
  func review() throws(ProgramError) -> Int32 {
    guard Keys.areThere else {
      throw .usage("review is answered with single keys: type it in a terminal, not into a pipe")
    }
    let begun = context.begunChapters
    let all = try Excerpt.all(in: context.package)
    let known = all.filter { arguments.has("--all") || begun.contains($0.answer.chapter) }
    guard Set(known.map(\.answer)).count > 1 else {
      throw ProgramError(
        """
        review mixes the patterns of the chapters that you have begun, and needs two of them: start a \
        kata of another chapter, or say --all
        """, status: 1)
    }
    var luck = SystemRandomNumberGenerator()
    let excerpts = context.notes.review.next(5, of: known, using: &luck)
    guard var keys = Keys() else { return 1 }
    try ask(excerpts, key: { keys.next() }, say: StandardOutput.write)
    return 0
  }

  /// Shows excerpts, keeps what is answered, and says at the end what to read again.
  ///
  /// - Parameters:
  ///   - key: Waits for a key; nil when nobody is there any more.
  ///   - say: Shows a text.
  func ask(
    _ excerpts: [Excerpt], key: () -> Character?,
    say: (String) throws(ProgramError) -> Void
  ) throws(ProgramError) {
    var answers: [(excerpt: Excerpt, given: Excerpt.Answer)] = []
    for (index, excerpt) in excerpts.enumerated() {
      try say(question(excerpt, "\(index + 1) of \(excerpts.count): which pattern is it?"))
      guard let given = answer(from: key) else { break }
      answers.append((excerpt, given))
      var record = context.notes.review
      record.add(excerpt, isRight: given == excerpt.answer)
      try context.notes.keep(review: record)
      try say(verdict(on: excerpt, given))
      guard index + 1 < excerpts.count else { break }
      try say(style.dim("Press a key for the next one; q ends.") + "\n\n")
      guard let key = key(), key.lowercased() != "q" else { break }
    }
    let wrong = answers.filter { $0.given != $0.excerpt.answer }
    var lines = ["\(answers.count - wrong.count) of \(answers.count) right."]
    for (excerpt, given) in wrong {
      let page = excerpt.answer.page
      let line = "Read again: \(page) (\(excerpt.answer.words), not \(given.words))"
      if !lines.contains(line) { lines.append(line) }
    }
    try say(lines.joined(separator: "\n") + "\n")
  }

  /// The first key that answers; nil when the reader ends it.
  private func answer(from key: () -> Character?) -> Excerpt.Answer? {
    while let key = key(), key.lowercased() != "q" {
      let answer = Excerpt.Answer.allCases.first { $0.rawValue.prefix(1) == key.lowercased() }
      if let answer { return answer }
    }
    return nil
  }

  private func question(_ excerpt: Excerpt, _ number: String) -> String {
    let about = excerpt.about.isEmpty ? [] : prose.lines(excerpt.about, indent: 0) + [""]
    let code = excerpt.code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }
    let keys = Excerpt.Answer.allCases.map { "\($0.rawValue.prefix(1)) \($0.rawValue)" } + ["q end"]
    return ([style.bold(number), ""] + about + code + ["", keys.joined(separator: "   "), ""])
      .joined(separator: "\n")
  }

  private func verdict(on excerpt: Excerpt, _ given: Excerpt.Answer) -> String {
    let isRight = given == excerpt.answer
    let words = "\(excerpt.answer.words)\(isRight ? "" : ", not \(given.words)")."
    let head = isRight ? style.green("Right") : style.red("Wrong")
    let source = excerpt.source.map { ["After \($0)"] } ?? []
    return (["\(head): \(words)"] + prose.lines(excerpt.because, indent: 0) + source + ["", ""])
      .joined(separator: "\n")
  }
}
