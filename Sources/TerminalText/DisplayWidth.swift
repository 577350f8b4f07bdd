extension Character {
  /// The character's width in terminal columns: 0, 1 or 2.
  public var displayWidth: Int {
    if isASCII { return 1 }
    let scalars = unicodeScalars
    // U+FE0F selects the wide emoji form of a character.
    if scalars.contains("\u{FE0F}"), scalars.first?.properties.isEmoji == true { return 2 }
    // A combined emoji is drawn as one character, no matter how many scalars it has.
    return min(2, scalars.reduce(0) { $0 + $1.displayWidth })
  }
}

extension String {
  /// The string's width in terminal columns.
  public var displayWidth: Int {
    // Most text is ASCII, and counting bytes is much faster than counting characters.
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if isASCII { return 1 }
    if isDrawnOnOthers { return 0 }
    return properties.isEmojiPresentation || isEastAsianWide ? 2 : 1
  }

  /// Whether the scalar has no width: marks, joiners, inner letters of Hangul.
  private var isDrawnOnOthers: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    // Terminals draw soft hyphens, and the signs before numbers in Arabic.
    case .format: properties.isDefaultIgnorableCodePoint && value != 0xAD
    default: (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
    }
  }
}
