/// A fingerprint of Swift code: its runs of a few tokens, without names, numbers, strings and
/// comments. No run crosses the border between two declarations, so their order doesn't matter.
///
/// JPlag and copydetect do more. But JPlag reads the Swift of 2021 and needs a new Java, and
/// copydetect has had no release since 2024. For files of one page, this fingerprint is enough.
///
/// - Source: Schleimer, Wilkerson and Aiken, *Winnowing: Local Algorithms for Document
///   Fingerprinting*, SIGMOD 2003, without the sampling, which short texts don't need.
struct TokenPrint: Equatable, Sendable {
  /// The number of tokens in a run.
  static let length = 12

  /// The lowest likeness, from 0 to 1, at which two texts are reported.
  static let threshold = 0.85

  private(set) var runs: Set<[String]>

  /// Computes a fingerprint.
  ///
  /// - Parameters:
  ///   - text: The code.
  ///   - other: The code that all students were given. Its runs don't count.
  init(_ text: String, without other: TokenPrint? = nil) {
    runs = Set(
      Self.declarations(text).flatMap { tokens in
        (0...max(0, tokens.count - Self.length)).map { Array(tokens[$0...].prefix(Self.length)) }
      })
    if let other { runs.subtract(other.runs) }
  }

  /// The share of runs that both have, from 0 to 1; 0 if a text is too short to compare.
  func likeness(to other: TokenPrint) -> Double {
    let all = runs.union(other.runs).count
    guard min(runs.count, other.runs.count) >= 20 else { return 0 }
    return Double(runs.intersection(other.runs).count) / Double(all)
  }

  /// The tokens of each function and type. The closing braces at the end are left out, because they
  /// depend on what follows.
  private static func declarations(_ text: String) -> [[String]] {
    tokens(text).reduce(into: [[]]) { parts, token in
      if ["actor", "class", "enum", "extension", "func", "init", "protocol", "struct"].contains(
        token)
      {
        parts.append([])
      }
      parts[parts.endIndex - 1].append(token)
    }.map { part in Array(part.reversed().drop { $0 == "}" }.reversed()) }
  }

  private static func tokens(_ text: String) -> [String] {
    let token =
      /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|[A-Za-z_]\w*|\d[\w.]*|[^\s\w]/
    // Access levels and `self.` don't make code different.
    let text = text.replacing("\r\n", with: "\n").replacing(
      /\b(?:private|fileprivate|internal|public|final)\b|\bself\./, with: "")
    return text.matches(of: token).compactMap { match in
      let word = match.output
      if word.hasPrefix("//") || word.hasPrefix("/*") { return nil }
      if word.hasPrefix("\"") { return "\"" }
      guard let first = word.first, first.isLetter || first.isNumber || first == "_" else {
        return String(word)
      }
      return first.isNumber ? "0" : keywords.contains(String(word)) ? String(word) : "name"
    }
  }

  private static let keywords: Set = [
    "actor", "as", "async", "await", "case", "catch", "class", "default", "defer", "do", "else",
    "enum", "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "is", "let",
    "nil", "protocol", "return", "self", "some", "static", "struct", "switch", "throw",
    "throws", "true", "try", "var", "where", "while",
  ]
}
