import Foundation

/// A value as JSON with a line break at its end; the same value gives the same text.
func json(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  do {
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  } catch {
    // Strings, arrays and dictionaries of strings can't fail.
    preconditionFailure("\(error)")
  }
}
