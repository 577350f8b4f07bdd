import Foundation

/// A hint of a kata's page, and the tests that it helps with.
public struct KataHint: Equatable, Sendable {
  /// The hint, as Markdown.
  public let text: String

  /// Parts of the names of tests, from the comment `<!-- for: one; another -->`.
  let parts: [String]

  /// Reads what stands between the hint's summary and its end.
  init(_ markdown: Substring) {
    let comment = /<!--\s*for:(.*?)-->/.dotMatchesNewlines()
    text = markdown.replacing(comment, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
    parts = (markdown.firstMatch(of: comment)?.1 ?? "").split(separator: ";")
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  /// Whether it helps with a test.
  func fits(_ test: String?) -> Bool {
    test.map { test in parts.contains { test.contains($0) } } ?? false
  }
}
