/// A text of the code with values inside: `the newspaper said \(status)`.
struct TextTemplate: Equatable, Sendable {
  /// What is written, before, between and behind the values.
  let parts: [String]

  /// The templates of a text as it is written, a line each. Lines that hold hardly more than values are
  /// none: everything would be like them.
  static func templates(in text: String) -> [TextTemplate] {
    guard text.contains("\\(") else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let parts = parts(of: line.trimmed)
      let letters = parts.joined().filter(\.isLetter).count
      return parts.count > 1 && letters >= 3 ? TextTemplate(parts: parts) : nil
    }
  }

  /// Whether a text can be what comes out.
  func matches(_ text: String) -> Bool {
    guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else {
      return false
    }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  private static func parts(of line: String) -> [String] {
    var parts = [""]
    var depth = 0
    var isEscaped = false
    for character in line {
      if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else if isEscaped {
        if character == "(" {
          depth = 1
          parts.append("")
        } else {
          parts[parts.count - 1].append(character)
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
