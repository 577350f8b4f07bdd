import TerminalText

extension String {
  /// The string as a line of Markdown in which nothing is taken for a mark.
  package var markdown: String {
    let text = printable.drop { $0 == " " }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    // Marks only of a list or a heading, and only where a line begins.
    let opener = digits.endIndex
    return text.indices.reduce(into: "") { result, index in
      let isOpener = index == opener && (digits.isEmpty ? "+-=" : ".)").contains(text[index])
      if isOpener || "\\`*_{}[]<>()#|~&$!".contains(text[index]) { result += "\\" }
      result.append(text[index])
    }
  }

  /// The string as a piece of code, fenced by more backticks than it holds in a row.
  var markdownCode: String {
    let fence = String(repeating: "`", count: longestRun(of: "`") + 1)
    let text = printable
    let pad = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + pad + text + pad + fence
  }

  /// The length of the longest row of a character.
  func longestRun(of character: Character) -> Int {
    reduce(into: (longest: 0, current: 0)) { runs, next in
      runs.current = next == character ? runs.current + 1 : 0
      runs.longest = max(runs.longest, runs.current)
    }.longest
  }
}

extension [String] {
  /// The strings as a list.
  package var markdownList: String { map { "- \($0.markdown)\n" }.joined() }
}

extension [[String]] {
  /// The rows as a table, of which the first is the head. The cells are Markdown already.
  package func markdownTable() -> String {
    let lines = prefix(1) + [(first ?? []).map { _ in "---" }] + dropFirst()
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}
