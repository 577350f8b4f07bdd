import CommandLineSupport
import Foundation

/// Words and numbers of a kata's tests, drawn anew for a run of `Scripts/grade`: so an answer that has
/// the tests' words written in is wrong. A kata lists the words that may be others, in a comment of its
/// tests: `// Drawn anew for a grade: "mia", "oat milk", "4711".` The names of the tests' doubles are drawn,
/// too: an answer may not ask what it talks to.
struct DrawnWords: Sendable {
  /// Other words, by those that they stand for.
  private var drawn: [(old: String, new: String)] = []

  /// Draws words for those that some files list.
  init(for tests: [String]) {
    var generator = SystemRandomNumberGenerator()
    self.init(for: tests, using: &generator)
  }

  init(for tests: [String], using generator: inout some RandomNumberGenerator) {
    let comment = /\/\/ Drawn anew for a grade: (.*)/
    let lists = tests.flatMap { $0.matches(of: comment).map(\.1) }
    var words = Set(lists.flatMap { $0.matches(of: /"([^"]+)"/).map { String($0.1) } })
    let declared = /(?:actor|class|struct)\s+(Recording\w*)/
    let doubles = Set(tests.flatMap { $0.matches(of: declared).map { String($0.1) } })
    words.formUnion(doubles)
    // The longest first: one may be a part of another.
    for word in words.sorted(by: { ($1.count, $0) < ($0.count, $1) }) {
      drawn.append(
        (word, doubles.contains(word) ? Self.name(&generator) : Self.other(than: word, &generator)))
    }
  }

  /// A test's text with the other words, in each way that they are written. The names of tests stay:
  /// they are known elsewhere.
  func rewrite(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index.isMultiple(of: 2) ? rewritten(part) : String(part)
    }.joined(separator: "`")
  }

  private func rewritten(_ part: Substring) -> String {
    drawn.reduce(into: String(part)) { text, pair in
      let ways: [(String) -> String] = [{ $0 }, { $0.capitalized }, { $0.uppercased() }]
      for way in ways where way(pair.old) != way(pair.new) {
        text = text.replacingWord(way(pair.old), with: way(pair.new))
      }
    }
  }

  /// A name for a type, of which nothing is known but that it begins with a capital letter.
  private static func name(_ generator: inout some RandomNumberGenerator) -> String {
    let letters = (0..<Int.random(in: 8...14, using: &generator)).map { _ in
      Character(UnicodeScalar(UInt8.random(in: 97...122, using: &generator)))
    }
    return String(letters).capitalized
  }

  /// A word of the same length and kind: letters for letters, digits for digits.
  private static func other(
    than word: String, _ generator: inout some RandomNumberGenerator
  ) -> String {
    String(
      word.map { character in
        let kinds = ["aeiou", "bdfgklmnprstvz", "123456789"]
        guard let kind = kinds.first(where: { $0.contains(character) }) else { return character }
        return kind.filter { $0 != character }.randomElement(using: &generator) ?? character
      })
  }
}

extension String {
  /// The same with another word in the place of one. What is a part of a longer word, or of a longer
  /// number, isn't meant.
  fileprivate func replacingWord(_ old: String, with new: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.firstRange(of: old) {
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      let isWhole = !isOfOneWord(before, old.first) && !isOfOneWord(old.last, after)
      result += rest[..<range.lowerBound] + (isWhole ? new : old)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  private func isOfOneWord(_ left: Character?, _ right: Character?) -> Bool {
    guard let left, let right else { return false }
    return left.isLetter && right.isLetter || left.isNumber && right.isNumber
  }
}
