import CommandLineSupport
import Foundation

/// Random words and numbers for a kata's tests. Each run of `Scripts/grade` chooses new ones, so an
/// exercise that only repeats the tests' values fails. A comment in a kata's tests lists the values
/// that may change: `// Replaced during grading: "mia", "oat milk", "4711".` The tests'
/// doubles get new names, too, because an exercise must not depend on them.
struct DrawnWords: Sendable {
  /// The words and their replacements.
  private var drawn: [(old: String, new: String)] = []

  /// Chooses replacements for the words that some files list.
  init(for tests: [String]) {
    var generator = SystemRandomNumberGenerator()
    self.init(for: tests, using: &generator)
  }

  init(for tests: [String], using generator: inout some RandomNumberGenerator) {
    let comment = /\/\/ Replaced during grading: (.*)/
    let lists = tests.flatMap { $0.matches(of: comment).map(\.1) }
    var words = Set(lists.flatMap { $0.matches(of: /"([^"]+)"/).map { String($0.1) } })
    let declared = /(?:actor|class|struct)\s+(Recording\w*)/
    let doubles = Set(tests.flatMap { $0.matches(of: declared).map { String($0.1) } })
    words.formUnion(doubles)
    // The longest word comes first, because a shorter one may be a part of it.
    for word in words.sorted(by: { ($1.count, $0) < ($0.count, $1) }) {
      drawn.append(
        (word, doubles.contains(word) ? Self.name(&generator) : Self.other(than: word, &generator)))
    }
  }

  /// A test's text with the replacements, in lower case, upper case and capitalized. The names of
  /// tests don't change.
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

  /// A random name for a type.
  private static func name(_ generator: inout some RandomNumberGenerator) -> String {
    let letters = (0..<Int.random(in: 8...14, using: &generator)).map { _ in
      Character(UnicodeScalar(UInt8.random(in: 97...122, using: &generator)))
    }
    return String(letters).capitalized
  }

  /// A random word of the same length, with letters for letters and digits for digits.
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
  /// The text with a word replaced, except inside a longer word or number.
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
