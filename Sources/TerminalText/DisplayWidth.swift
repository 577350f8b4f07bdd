extension Character {
  /// The columns that the character takes on a terminal: 0, 1 or 2.
  public var displayWidth: Int {
    if isASCII { return 1 }
    let scalars = unicodeScalars
    // U+FE0F asks for the wide picture of a character that has a narrow one, too.
    if scalars.contains("\u{FE0F}"), scalars.first?.properties.isEmoji == true { return 2 }
    // However many scalars a family or a conjunct is made of, it is drawn as one.
    return min(2, scalars.reduce(0) { $0 + $1.displayWidth })
  }
}

extension String {
  /// The columns that the string takes on a terminal.
  public var displayWidth: Int {
    // Most text is ASCII, and counting bytes is much quicker than finding characters.
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

  /// Whether the scalar takes no place of its own: marks, joiners, inner letters of Hangul.
  private var isDrawnOnOthers: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    // A soft hyphen is drawn, and so are the signs that stand before a number in Arabic.
    case .format: properties.isDefaultIgnorableCodePoint && value != 0xAD
    default: (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
    }
  }
}
