import TerminalText

@testable import ComparisonReport

extension String {
  /// The string without spaces and newlines, in bytes, in which a debug build searches quickly.
  var squeezed: [UInt8] {
    utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
  }

  /// The string's lines, empty ones too.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// What stands in some columns of the terminal.
  func slice(_ columns: Range<Int>) -> String {
    var position = 0
    return String(
      filter { character in
        defer { position += character.displayWidth }
        return columns.contains(position)
      })
  }
}
