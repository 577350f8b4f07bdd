/// What a text of Swift looks like when names, numbers, texts and comments are taken out: runs of a
/// few tokens each. No run leads from one declaration into the next, so their order doesn't matter.
///
/// JPlag and copydetect do the same and more. The one reads Swift as of 2021 and needs a new Java,
/// the other has had no release since 2024; for files of a page this is enough.
///
/// - Source: Schleimer, Wilkerson and Aiken, *Winnowing: Local Algorithms for Document
///   Fingerprinting*, SIGMOD 2003, without its thinning out, which short texts don't need.
struct TokenPrint: Equatable, Sendable {
  /// How many tokens stand in a run.
  static let length = 12

  /// How alike two texts have to be to be named, from 0 to 1.
  static let threshold = 0.85

  /// The runs.
  private(set) var runs: Set<[String]>

  /// Takes a print.
  ///
  /// - Parameter other: What everybody was given, whose runs don't count.
  init(_ text: String, without other: TokenPrint? = nil) {
    runs = Set(
      Self.declarations(text).flatMap { tokens in
        (0...max(0, tokens.count - Self.length)).map { Array(tokens[$0...].prefix(Self.length)) }
      })
    if let other { runs.subtract(other.runs) }
  }

  /// How much of the two is the same, from 0 to 1; 0 where there is too little to tell.
  func likeness(to other: TokenPrint) -> Double {
    let all = runs.union(other.runs).count
    guard min(runs.count, other.runs.count) >= 20 else { return 0 }
    return Double(runs.intersection(other.runs).count) / Double(all)
  }

  /// The tokens of each declaration of a function or a type, up to the next one. What closes the braces around
  /// it is left out: that depends on what comes behind it.
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
    // Who may see something, and whether it is one's own, changes nothing else.
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
