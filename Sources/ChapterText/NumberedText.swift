/// The numbers in sentences, with what they count.
struct NumberedText {
  /// What a number stands for.
  enum Kind: Equatable {
    /// Something that a command has to print.
    case quantity

    /// `step 6`, `steps 3 and 6`, `steps 3 to 6`.
    case step

    /// `chapter 4`.
    case chapter

    /// `kata 1.3`.
    case kata

    /// A page of the book, a version of Swift, a year of a citation, the number of a list's item.
    case free
  }

  /// A number.
  struct Number: Equatable {
    var text: String
    var kind: Kind

    /// The first line being 1.
    var line: Int
  }

  private(set) var numbers: [Number] = []

  /// What the word before said that the next numbers stand for.
  private var announced: Kind?

  /// Takes sentences apart.
  init(_ prose: String) {
    var words: [String] = []
    for (offset, line) in prose.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      // Between paragraphs, and at a list's item, a new sentence begins.
      if line.allSatisfy({ $0 == " " }) || Self.isItem(line) { announced = nil }
      for (place, word) in line.split(separator: " ").enumerated() {
        let isLabel = Self.isLabel(String(word), at: place, of: line)
        take(String(word), after: words, isLabel: isLabel, line: offset + 1)
        words.append(String(word))
      }
    }
  }

  /// The numbers of a text, those within names left out: `UTF8`, `SE-0413`.
  static func numbers(in text: some StringProtocol) -> [String] {
    var numbers: [String] = []
    var word = ""
    func end() {
      if let first = word.first, first.isNumber {
        numbers.append(word.trimmingSuffix { $0 == "." || $0 == "," })
      }
      word = ""
    }
    for character in text {
      if character.isASCII, character.isNumber {
        word.append(character)
      } else if character.isLetter || character == "_" {
        // Letters before digits make a name of it, letters behind them a unit.
        if word.first?.isNumber == true { end() }
        word.append(character)
      } else if character == "-", word.first?.isUppercase == true, word.allSatisfy(\.isUppercase) {
        word.append(character)
      } else if character == "." || character == ",", word.last?.isNumber == true {
        word.append(character)
      } else {
        end()
      }
    }
    end()
    return numbers
  }

  private mutating func take(_ word: String, after words: [String], isLabel: Bool, line: Int) {
    let found = Self.numbers(in: word)
    let previous = words.last ?? ""
    guard !found.isEmpty else {
      announced = kind(announcedBy: word, after: previous)
      return
    }
    for text in found {
      let isYear = word.contains(/^\d{4}\)/) && Self.isCitation(words)
      numbers.append(
        Number(text: text, kind: isLabel || isYear ? .free : announced ?? .quantity, line: line))
    }
    // `step 6.` ends what was announced, `steps 3, 6` doesn't.
    if word.hasSuffix(".") || word.hasSuffix(";") || word.hasSuffix(":") || word.hasSuffix(")") {
      announced = nil
    }
    if previous == "Swift" { announced = nil }
  }

  private func kind(announcedBy word: String, after previous: String) -> Kind? {
    let bare = word.trimmed { !$0.isLetter }
    switch bare.lowercased() {
    case "step", "steps": return .step
    case "chapter", "chapters": return .chapter
    case "kata", "katas": return .kata
    case "p", "pp":
      // `GoF p. 10, p. 137`
      return previous.hasSuffix("GoF") || announced == .free ? .free : nil
    case "swift" where bare == "Swift": return .free
    // A list of numbers goes on.
    case "and", "to", "or", "": return announced
    default: return nil
    }
  }

  /// Whether `(Addison-Wesley,` and its like stands before: a bracket that opens with a name.
  private static func isCitation(_ words: [String]) -> Bool {
    guard words.last?.hasSuffix(",") == true else { return false }
    return words.suffix(6).contains { $0.contains(/^\([A-Z]/) }
  }

  private static func isItem(_ line: Substring) -> Bool {
    line.contains(/^\s*(?:[-*#]|\d+[.)])\s/)
  }

  /// Whether a word is the number of a list's item or of a heading.
  private static func isLabel(_ word: String, at place: Int, of line: Substring) -> Bool {
    guard word.contains(/^\d+[.)]$/) else { return false }
    return place == 0 || place == 1 && line.hasPrefix("#")
  }
}

extension String {
  fileprivate func trimmingSuffix(while isCut: (Character) -> Bool) -> String {
    String(dropLast(reversed().prefix(while: isCut).count))
  }

  fileprivate func trimmed(_ isCut: (Character) -> Bool) -> String {
    String(drop(while: isCut)).trimmingSuffix(while: isCut)
  }
}
