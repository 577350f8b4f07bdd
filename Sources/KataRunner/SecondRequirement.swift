import Foundation

/// What is asked for when the tests of a kata's first requirement are green, and how little of the
/// answer to that may be touched by it.
public struct SecondRequirement: Equatable, Sendable {
  /// The heading that it stands below on the kata's page.
  static let heading = "\n## The second requirement\n"

  /// What is to be done then, as Markdown.
  public let task: String

  /// How many lines of the first answer may change or go.
  public let limit: Int

  /// Reads what stands below the heading; nil without a limit.
  init?(_ section: some StringProtocol) {
    let text = String(section)
    guard let found = text.firstMatch(of: /At most (\d+)\s+lines\s+of\s+your\s+first\s+answer/),
      let limit = Int(found.1)
    else { return nil }
    self.limit = limit
    task = text.replacing(/<\/?details>|<summary>.*?<\/summary>/, with: "")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The lines of a first answer that aren't in an exercise any more, without blank ones and
  /// comments. How far a line is indented doesn't matter.
  func touched(_ first: Data, by exercise: Data) -> [String] {
    Self.lines(of: exercise).difference(from: Self.lines(of: first)).removals.map { change in
      switch change {
      case .remove(_, let line, _), .insert(_, let line, _): line
      }
    }
  }

  private static func lines(of code: Data) -> [String] {
    String(decoding: code, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }
}

extension KataRun.Test {
  /// Whether it looks at a kata's second requirement.
  var isOfTheSecond: Bool { name.hasPrefix("second: ") }
}

extension KataReport {
  /// Whether the first requirement is met, and the second one isn't.
  var isFirstMet: Bool {
    let open = tests.filter { $0.outcome != .passed }
    return kata.second != nil && !open.isEmpty && open.allSatisfy(\.isOfTheSecond)
      && tests.contains { !$0.isOfTheSecond }
  }

  /// Judges what the second requirement has touched of the first answer, once all tests pass.
  mutating func judge(_ second: SecondRequirement, first: Data?) {
    guard verdict == .green, let first else { return }
    let lines = second.touched(first, by: exercise)
    let name = "second: touches at most \(second.limit) lines of the first answer"
    let isKept = lines.count <= second.limit
    touched = lines
    tests.append(KataRun.Test(id: name, name: name, outcome: isKept ? .passed : .failed))
    guard !isKept else { return }
    verdict = .red
    test = name
    message = "\(lines.count) lines of your first answer have changed or are gone:"
  }
}
