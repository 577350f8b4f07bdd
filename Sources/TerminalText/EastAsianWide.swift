extension Unicode.Scalar {
  /// Whether Unicode calls the scalar wide or full-width.
  ///
  /// - Note: The ranges are those of EastAsianWidth.txt, Unicode 17.0, classes W and F, without the
  ///   emoji, which the standard library knows. Gaps that no character stands in are closed.
  var isEastAsianWide: Bool {
    wideRanges.contains { $0.contains(value) }
  }
}

private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
  0x3041...0x3163, 0x3165...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3,
  0xF900...0xFAFF, 0xFE10...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DF2,
  0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
]
