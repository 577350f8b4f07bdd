extension String {
  /// The string's lines without control characters that move the cursor or hide text.
  public var printableLines: [String] {
    // Most text is plain, and checking bytes is much faster than checking scalars.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return [self] }
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0.unicodeScalars.reduce(into: "") { $0 += $1.printable }) }
  }

  /// The string without control characters, on one line.
  public var printable: String {
    printableLines.joined(separator: " ")
  }

  /// A number of things that the string names in the singular: `1 exercise`, `2 exercises`.
  public func counted(_ count: Int) -> String {
    "\(count) \(self)\(count == 1 ? "" : "s")"
  }

  /// The string with trailing spaces up to a width.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// The string, cut off with an ellipsis if it's wider.
  public func truncated(to width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var kept = ""
    var used = 1
    for character in self {
      used += character.displayWidth
      if used > width { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// The string in lines of a width, broken after a space, `?` or `&`, or else between any two
  /// characters.
  ///
  /// - Parameter hanging: The indentation of all lines except the first.
  public func wrapped(to width: Int, hanging: Int = 0) -> [String] {
    let indent = width > hanging + 8 ? String(repeating: " ", count: hanging) : ""
    var lines: [String] = []
    var rest = self[...]
    while true {
      let prefix = lines.isEmpty ? "" : indent
      let end = rest.lineEnd(in: width - prefix.count)
      lines.append((prefix + rest[..<end]).trimmedAtEnd)
      guard end < rest.endIndex else { return lines }
      rest = rest[end...].drop { $0 == " " }
      guard !rest.isEmpty else { return lines }
    }
  }

  /// The string without trailing spaces.
  public var trimmedAtEnd: String {
    var kept = self[...]
    while kept.last == " " { kept.removeLast() }
    return String(kept)
  }
}

extension Substring {
  /// The end of the first line of a width.
  fileprivate func lineEnd(in width: Int) -> Index {
    var used = 0
    var afterText = false
    var lastBreak: Index?
    for index in indices {
      let character = self[index]
      if character == " " {
        // A line never breaks within its own indentation.
        if afterText { lastBreak = index }
      } else {
        afterText = true
      }
      used += character.displayWidth
      // At least one character per line, or a narrow column would loop forever.
      if used > width, index > startIndex { return lastBreak ?? index }
      if character == "?" || character == "&" { lastBreak = self.index(after: index) }
    }
    return endIndex
  }
}

extension Unicode.Scalar {
  /// The scalar, or a visible replacement for a control character.
  fileprivate var printable: String {
    switch value {
    case 0x09: "  "
    case 0x00...0x1F: String(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}")
    case 0x7F: "\u{2421}"
    // More control characters, and changes of the writing direction.
    case 0x80...0x9F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: String(self)
    }
  }
}
