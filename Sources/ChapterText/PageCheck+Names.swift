extension PageCheck {
  func names(on page: Page) async -> Findings {
    var findings = Findings()
    for span in page.inline.spans where !isCommand(span.text) {
      findings.count += 1
      if let message = await message(onCode: span.text, of: page) {
        findings.note(message, on: page, line: span.line)
      }
    }
    for fence in page.fences where fence.language == "swift" && fence.mark == nil {
      findings.count += 1
      for (offset, name) in unknownNames(inExample: fence) {
        findings.note(
          "no Swift file has the name '\(name)', and the example doesn't introduce it", on: page,
          line: fence.line(of: offset))
      }
    }
    return findings
  }

  /// The names in an example that occur in no Swift file, with the example's lines. What follows `let`,
  /// `var` and the like is introduced there.
  private func unknownNames(inExample fence: Fence) -> [(offset: Int, name: String)] {
    let introducers: Set = [
      "let", "var", "func", "struct", "class", "actor", "enum", "case", "for",
    ]
    let lines = fence.body.map { line in
      SwiftScanner.tokens(of: line).compactMap {
        if case .word(let word) = $0 { word } else { nil }
      }
    }
    let introduced = Set(
      lines.flatMap { words in
        zip(words, words.dropFirst()).filter { introducers.contains($0.0) }.map(\.1)
      })
    return lines.enumerated().flatMap { offset, words in
      words.filter { word in
        !index.words.contains(word) && !Vocabulary.knows(word) && !introduced.contains(word)
      }.map { (offset, $0) }
    }
  }

  /// What is wrong with code in a sentence; nil when it is known.
  private func message(onCode text: String, of page: Page) async -> String? {
    if text.hasPrefix("--") {
      for word in text.split(separator: " ") where word.hasPrefix("--") {
        let option = String(word.prefix { $0 != "=" })
        if await !runs.options(of: programs).contains(option) {
          return "no program takes the option '\(option)'"
        }
      }
      return nil
    }
    if isNamed(text) || stands(text, in: page) { return nil }
    // What is left out may be anything.
    let parts = text.replacing("…", with: "...").split(separator: "...").map(\.trimmed)
    for part in parts where !part.isEmpty {
      guard !isNamed(part), !stands(part, in: page) else { continue }
      if let message = message(onSwift: part) { return message }
    }
    return nil
  }

  /// Whether it names something that is there: a path, a program, a kata, a mistake, a test.
  private func isNamed(_ text: String) -> Bool {
    let path = text.hasSuffix("/") ? String(text.dropLast()) : text
    return files.paths.contains(path) || programs.contains(text) || katas.contains(text)
      || isMistake(text) || index.sentences.contains(text) || index.tests.contains(text)
      || index.tests.contains("\(text)()")
  }

  /// Whether the text stands somewhere as it is. A single word that stands in comments only names
  /// nothing.
  private func stands(_ text: String, in page: Page) -> Bool {
    let isWord = text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || isWordByte($0) }
    if isWord ? index.words.contains(text) || index.quotes(text) : index.holds(text) {
      return true
    }
    if Vocabulary.texts.contains(text) || !isWord && index.composes(text) { return true }
    return page.fences.contains { fence in
      // An example of a kata's page can't be checked, but what is said of it can.
      (fence.language.isEmpty || page.group.hasExamples)
        && Haystack(fence.body.joined(separator: "\n")).holds(text)
    }
  }

  /// What is wrong with a text that should be code.
  private func message(onSwift text: String) -> String? {
    let tokens = SwiftScanner.tokens(of: text)
    let words = tokens.compactMap { token in
      if case .word(let word) = token { word } else { nil }
    }
    if let message = message(onMembers: tokens) { return message }
    for word in words where !index.words.contains(word) && !Vocabulary.knows(word) {
      return words.count == 1 && word == text
        ? "no Swift file has the name '\(word)'; a name of Swift's own goes into Vocabulary"
        : "'\(text)' stands in no Swift file, and none has the name '\(word)'"
    }
    for case .rawWord(let name) in tokens where !index.sentences.contains(name) {
      return "no test is called '\(name)'"
    }
    // Words alone, without a sign of code between them, are a quotation.
    let isCode =
      words.count < 2 || words.count < tokens.count
      || words.contains(where: Vocabulary.keywords.contains)
    return isCode ? nil : "'\(text)' stands in no Swift file, and in no output on this page"
  }

  /// `CachedSearch.capacity`: that type has that member.
  private func message(onMembers tokens: [SwiftToken]) -> String? {
    for (place, token) in tokens.enumerated().dropFirst(2) where tokens[place - 1] == .symbol(".") {
      guard case .word(let type) = tokens[place - 2], case .word(let member) = token,
        !Vocabulary.knows(member), index.hasMember(member, in: type) == false
      else { continue }
      return "\(type) has no member '\(member)'"
    }
    return nil
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }
}
