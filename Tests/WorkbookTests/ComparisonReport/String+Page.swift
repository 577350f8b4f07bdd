import TerminalText

@testable import ComparisonReport

extension String {
  /// The string's bytes without spaces and newlines, for fast searches in a debug build.
  var squeezed: [UInt8] {
    utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
  }

  /// The string's lines, empty ones too.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// The text in some columns of the terminal.
  func slice(_ columns: Range<Int>) -> String {
    var position = 0
    return String(
      filter { character in
        defer { position += character.displayWidth }
        return columns.contains(position)
      })
  }
}
