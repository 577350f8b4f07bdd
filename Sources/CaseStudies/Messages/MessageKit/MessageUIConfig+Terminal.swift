extension MessageUIConfig {
  /// Puts the colors around a line, for a terminal with colors.
  func painted(_ line: String) -> String {
    let isReadable = text != background
    guard isReadable else { return line }
    return "\u{1B}[\(30 + text.rawValue);\(40 + background.rawValue)m\(line)\u{1B}[0m"
  }
}
