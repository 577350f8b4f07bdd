import Katas

/// A plausible wrong answer to a kata, with the test that is said to catch it.
struct WrongAnswer: Equatable, Sendable {
  /// Why a file isn't a wrong answer.
  struct Unreadable: Error, Equatable {
    var reason: String
  }

  /// The test's sentence.
  var test: String

  var verdict: KataVerdict

  /// Reads the head of a file: `// Caught by: sentence`, and `// Verdict: crashed` when it isn't red.
  init(_ text: String) throws(Unreadable) {
    let head = text.split(separator: "\n").prefix { $0.hasPrefix("//") }
    let label = "// Caught by: "
    guard let line = head.first, line.hasPrefix(label) else {
      throw Unreadable(reason: "its first line isn't '\(label)' and the sentence of a test")
    }
    test = String(line.dropFirst(label.count))
    let word = head.compactMap { $0.wholeMatch(of: /\/\/ Verdict: (.+)/)?.1 }.first ?? "red"
    guard let verdict = KataVerdict(rawValue: String(word)) else {
      throw Unreadable(reason: "'\(word)' isn't a verdict")
    }
    self.verdict = verdict
  }
}
