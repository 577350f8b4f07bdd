import CommandLineSupport

extension KataProgram {
  /// Asks which patterns five excerpts show.
  func review() throws(ProgramError) -> Int32 {
    guard Keys.areThere else {
      throw .usage("review reads single keys, so it needs a terminal")
    }
    let all = try Excerpt.all(in: context.package)
    let read = context.knownChapters
    let known = all.filter { arguments.has("--all") || read.contains($0.answer.chapter) }
    guard Set(known.map(\.answer)).count > 1 else {
      throw ProgramError(
        """
        review mixes patterns: read at least two of chapters 1 to 6 first. Mark them as read, as \
        in Scripts/kata read 1 2, or include all chapters with --all
        """, status: 1)
    }
    let record = context.notes.review
    var luck = SystemRandomNumberGenerator()
    let excerpts = record.next(5, of: known, on: now, using: &luck)
    guard !excerpts.isEmpty else {
      try StandardOutput.write(lines([nothingIsDue(record, known)]))
      return 0
    }
    guard var keys = Keys() else { return 1 }
    try ask(excerpts, key: { keys.next() }, say: StandardOutput.write)
    return 0
  }

  /// Says when the next excerpt comes back.
  func nothingIsDue(_ record: ReviewRecord, _ excerpts: [Excerpt]) -> String {
    let day = record.nextDay(of: excerpts) ?? ""
    let isTomorrow = day == ReviewRecord.day(1, after: now)
    return
      "Nothing is due today. The next excerpt comes back \(isTomorrow ? "tomorrow" : "on \(day)")."
  }

  /// Shows excerpts, records the answers, and finally lists what to read again.
  ///
  /// - Parameters:
  ///   - key: Waits for a key and returns it; nil at the end of the input.
  ///   - say: Shows a text.
  func ask(
    _ excerpts: [Excerpt], key: () -> Character?,
    say: (String) throws(ProgramError) -> Void
  ) throws(ProgramError) {
    var answers: [(excerpt: Excerpt, given: Excerpt.Answer)] = []
    for (index, excerpt) in excerpts.enumerated() {
      try say(question(excerpt, "Excerpt \(index + 1) of \(excerpts.count): which pattern is it?"))
      guard let given = answer(from: key) else { break }
      answers.append((excerpt, given))
      var record = context.notes.review
      record.add(excerpt, isRight: given == excerpt.answer, on: now)
      try context.notes.keep(review: record)
      try say(verdict(on: excerpt, given))
      guard index + 1 < excerpts.count else { break }
      try say(lines([style.dim("Press the space bar for the next excerpt, or q to quit."), ""]))
      guard goesOn(key) else { break }
    }
    let wrong = answers.filter { $0.given != $0.excerpt.answer }
    var rows = ["\(answers.count - wrong.count) of \(answers.count) right."]
    for (excerpt, given) in wrong {
      let page = excerpt.answer.page
      let line = "Read again: \(page) (\(excerpt.answer.words), not \(given.words))"
      if !rows.contains(line) { rows.append(line) }
    }
    try say(lines(rows))
  }

  /// The first key that is an answer, or nil when the reader quits.
  private func answer(from key: () -> Character?) -> Excerpt.Answer? {
    while let key = key(), key.lowercased() != "q" {
      let answer = Excerpt.Answer.allCases.first { $0.rawValue.prefix(1) == key.lowercased() }
      if let answer { return answer }
    }
    return nil
  }

  /// Waits for the space bar, so that a return key after the answer doesn't skip the explanation.
  private func goesOn(_ key: () -> Character?) -> Bool {
    while let key = key(), key.lowercased() != "q" {
      if key == " " { return true }
    }
    return false
  }

  private func question(_ excerpt: Excerpt, _ number: String) -> String {
    let about = excerpt.about.isEmpty ? [] : [excerpt.about, ""]
    let code = excerpt.code.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ($0.isEmpty ? "" : "    \($0)") + "\n" }
    let keys =
      Excerpt.Answer.allCases.map { "\($0.rawValue.prefix(1)) \($0.rawValue)" } + ["q quit"]
    return lines([style.bold(number), ""] + about) + code.joined()
      + lines(["", keys.joined(separator: "   ")])
  }

  private func verdict(on excerpt: Excerpt, _ given: Excerpt.Answer) -> String {
    let isRight = given == excerpt.answer
    let words = "\(excerpt.answer.words)\(isRight ? "" : ", not \(given.words)")."
    let head = isRight ? style.green("Right") : style.red("Wrong")
    return lines(["\(head): \(words)", excerpt.because] + source(of: excerpt) + [""])
  }

  /// The real code behind an excerpt. Its address has a line of its own, so that it can be clicked.
  private func source(of excerpt: Excerpt) -> [String] {
    guard let source = excerpt.source else { return [] }
    let parts = source.split(separator: ", ", maxSplits: 1)
    return ["Based on \(parts.last ?? ""):", String(parts.first ?? "")]
  }
}
