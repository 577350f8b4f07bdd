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

  /// Whether it helps with a test. Tests of a second requirement have hints of their own.
  func fits(_ test: String?) -> Bool {
    guard let test else { return false }
    return parts.contains {
      test.contains($0) && test.hasPrefix("second") == $0.hasPrefix("second")
    }
  }
}

extension Kata {
  /// The hint to give next: one for the test that failed first, else the one behind all that the reader has
  /// seen. Nil when there is none.
  func nextHint(for test: String?, after seen: [Int]) -> Int? {
    let rest = hints.indices.filter { !seen.contains($0) }
    let isOfTheSecond = test?.hasPrefix("second") == true
    return rest.first { hints[$0].fits(test) }
      ?? rest.first { $0 > (seen.max() ?? -1) && (!isOfTheSecond || hints[$0].parts.isEmpty) }
  }
}
