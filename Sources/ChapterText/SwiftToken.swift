/// A piece of a Swift file. Comments, numbers and spaces are none.
enum SwiftToken: Equatable, Sendable {
  /// A name or a keyword.
  case word(String)

  /// A name between backticks.
  case rawWord(String)

  /// What stands between quotation marks, as it is written; of a regular expression nothing.
  case text(String)

  /// A single character that is none of the others.
  case symbol(UInt8)

  static func symbol(_ scalar: Unicode.Scalar) -> SwiftToken {
    .symbol(UInt8(ascii: scalar))
  }
}
