import Foundation
import TerminalText

/// A later part of a kata: its task comes after the tests of the earlier parts pass.
public struct KataPart: Equatable, Sendable {
  /// The part's number, from 2.
  public let number: Int

  /// The page's word for it: part or requirement.
  public let word: String

  /// The task, as Markdown.
  public let task: String

  /// How many lines of the previous part's answer may be changed or removed; nil for any number.
  public let limit: Int?

  /// The words in a part's heading, and at the start of its tests' names.
  private static let ordinals = ["first", "second", "third", "fourth"]

  static func ordinal(_ number: Int) -> String { ordinals[number - 1] }

  /// The part that a test belongs to: `third: asks each time` belongs to part 3, and a test without
  /// such a beginning to part 1.
  static func number(ofTest name: String) -> Int {
    (ordinals.firstIndex(of: String(name.prefix { $0 != ":" })) ?? 0) + 1
  }

  /// Whether a test limits the changes of an earlier answer.
  static func isLimit(_ test: String) -> Bool { test.contains(limitWords) }

  fileprivate static let limitWords = ": touches at most "

  /// Splits a page at headings such as `## The second part`.
  ///
  /// - Returns: The task of the first part, and the later parts.
  static func read(_ page: String) -> (task: String, parts: [KataPart]) {
    let headings = page.matches(of: /\n## The (?:second|third|fourth) (part|requirement)\n/)
    let ends = headings.map(\.range.lowerBound) + [page.endIndex]
    let parts = headings.enumerated().map { index, heading in
      KataPart(
        number: index + 2, word: String(heading.1),
        section: String(page[heading.range.upperBound..<ends[index + 1]]))
    }
    return (page[..<ends[0]].trimmingCharacters(in: .whitespacesAndNewlines), parts)
  }

  private init(number: Int, word: String, section: String) {
    (self.number, self.word) = (number, word)
    let found = section.firstMatch(of: /[Aa]t\s+most\s+(\d+)\s+lines?\s+of\s+your\s+\w+\s+answer/)
    limit = found.flatMap { Int($0.1) }
    task = section.replacing(/<\/?details>|<summary>.*?<\/summary>/, with: "")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The lines of an answer that an exercise lacks, without empty lines and comments. Indentation
  /// and order don't matter.
  static func touched(_ answer: Data, by exercise: Data) -> [String] {
    var kept = Dictionary(lines(of: exercise).map { ($0, 1) }, uniquingKeysWith: +)
    return lines(of: answer).filter { line in
      kept[line, default: 0] -= 1
      return kept[line, default: 0] < 0
    }
  }

  private static func lines(of code: Data) -> [String] {
    String(decoding: code, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }
}

/// The lines of an earlier answer that a later part has changed.
struct TouchedLines: Equatable, Sendable {
  /// The part that the answer belongs to.
  var answer: Int

  /// The changed or removed lines.
  var lines: [String]
}

extension Kata {
  /// Advice for a reader whose answer has to change more than allowed.
  var wayPastTheLimit: String {
    "To start again from your code: Scripts/kata reset \(name), then paste the code into the exercise"
  }
}

extension KataReport {
  /// The number of finished parts, whose tests all pass.
  var partsDone: Int {
    let open = tests.filter { $0.outcome != .passed }.map { KataPart.number(ofTest: $0.name) }
    guard let next = open.min() else { return verdict == .done ? kata.parts.count + 1 : 0 }
    return tests.contains { KataPart.number(ofTest: $0.name) < next } ? next - 1 : 0
  }

  /// The next part, or nil before the first part is done, and after the last part.
  var nextPart: KataPart? { kata.parts.first { $0.number == partsDone + 1 } }

  /// Whether the last finished part changed more of an earlier answer than allowed.
  var isOverTheLimit: Bool { test.map(KataPart.isLimit) ?? false }

  /// Checks how much of an earlier answer the last finished part changed.
  ///
  /// - Parameter answers: The answers to the parts, in order, or nil for an unknown answer.
  mutating func check(_ answers: [Data?]) {
    let last = partsDone
    let known = answers.prefix(max(last, 0))
    // An answer was checked before it was kept.
    guard last > 1, known.count < last || known.last == .some(nil),
      let index = known.lastIndex(where: { $0 != nil }), let answer = known[index]
    else { return }
    let limits = kata.parts[index..<last - 1].map(\.limit)
    guard limits.allSatisfy({ $0 != nil }) else { return }
    let limit = limits.compactMap(\.self).reduce(0, +)
    let lines = KataPart.touched(answer, by: exercise)
    let words = "line".counted(limit)
    let ordinal = KataPart.ordinal(index + 1)
    let name = "\(KataPart.ordinal(last))\(KataPart.limitWords)\(words) of the \(ordinal) answer"
    let isKept = lines.count <= limit
    touched = TouchedLines(answer: index + 1, lines: lines)
    tests.append(KataRun.Test(id: name, name: name, outcome: isKept ? .passed : .failed))
    guard !isKept else { return }
    verdict = .failed
    test = name
    message = "You changed or removed \(lines.count) lines of your \(ordinal) answer:"
    (arguments, expectation, excerpt, place, later) = (nil, nil, nil, nil, nil)
  }
}
