import Foundation

/// Markdown as plain text for a terminal: links become paths, and paragraphs are wrapped.
struct Prose {
  var width: Int

  /// A page's text. A link into the page's own folder becomes a path relative to that folder.
  ///
  /// - Parameter folder: The page's folder, which its links are relative to.
  func plain(_ markdown: String, of folder: String) -> String {
    let parts = markdown.split(separator: /(?m)^ *```.*\n?/, omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      // Every second part is code.
      index.isMultiple(of: 2) ? text(String(part), folder) : String(part)
    }
    .joined()
  }

  /// A sentence, wrapped.
  func lines(_ sentence: String, indent: Int, hanging: Int? = nil) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in sentence.split(whereSeparator: \.isWhitespace) {
      if !isEmpty && line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: hanging ?? indent)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return lines + [line]
  }

  private func text(_ markdown: String, _ folder: String) -> String {
    let words = markdown.replacing(/\[([^\]]+)\]\(([^)]+)\)/) { link in
      guard !link.2.contains("://") else { return "\(link.1) (\(link.2))" }
      let whole = URL(fileURLWithPath: "/\(folder)/\(link.2)").standardized.path.dropFirst()
      let path = whole.hasPrefix(folder + "/") ? whole.dropFirst(folder.count + 1) : whole
      return link.2.hasSuffix(link.1) ? "\(path)" : "\(link.1) (\(path))"
    }
    var filled: [String] = []
    var paragraph = ""
    func end() {
      guard !paragraph.isEmpty else { return }
      let mark = paragraph.prefixMatch(of: /(?:- |\d+\. )/).map { $0.output.count } ?? 0
      filled += lines(paragraph, indent: 0, hanging: mark)
      paragraph = ""
    }
    for line in words.split(separator: "\n", omittingEmptySubsequences: false) {
      let isOwn = line.isEmpty || line.prefixMatch(of: /\s*\|/) != nil
      if isOwn || line.prefixMatch(of: /(?:- |\d+\. )/) != nil { end() }
      if isOwn { filled.append(String(line)) } else { paragraph += " " + line }
      if paragraph.hasPrefix(" ") { paragraph.removeFirst() }
    }
    end()
    return filled.joined(separator: "\n")
  }
}

/// Colors for a terminal, or none.
struct ANSIStyle: Sendable {
  let isOn: Bool

  func bold(_ text: String) -> String { style(text, 1) }
  func red(_ text: String) -> String { style(text, 31) }
  func green(_ text: String) -> String { style(text, 32) }
  func yellow(_ text: String) -> String { style(text, 33) }
  func dim(_ text: String) -> String { style(text, 2) }

  private func style(_ text: String, _ code: Int) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
