import TerminalText

extension String {
  /// The string as a line of Markdown, with all special characters escaped.
  package var markdown: String {
    let text = printable.drop { $0 == " " }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    // These characters are special only at the beginning of a line.
    let opener = digits.endIndex
    return text.indices.reduce(into: "") { result, index in
      let isOpener = index == opener && (digits.isEmpty ? "+-=" : ".)").contains(text[index])
      if isOpener || "\\`*_{}[]<>()#|~&$!".contains(text[index]) { result += "\\" }
      result.append(text[index])
    }
  }

  /// The string as inline code, between more backticks than it contains in a row.
  var markdownCode: String {
    let fence = String(repeating: "`", count: longestRun(of: "`") + 1)
    let text = printable
    let pad = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + pad + text + pad + fence
  }

  /// The length of the longest run of a character.
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
  /// The rows as a table with the first row as its header. The cells are already Markdown.
  package func markdownTable() -> String {
    let lines = prefix(1) + [(first ?? []).map { _ in "---" }] + dropFirst()
    return lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }
}
