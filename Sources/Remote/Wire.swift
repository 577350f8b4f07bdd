import Foundation

/// Converts values to lines that two processes exchange, and back.
enum Wire {
  /// The version of the format. Each side names it in its first line.
  static let version = 1

  // JSON has no infinity or NaN. They are sent as text, so the other side can reject them.
  private static let words = (infinity: "inf", negative: "-inf", none: "nan")

  /// A value as one line. Equal values give equal lines.
  static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: words.infinity, negativeInfinity: words.negative, nan: words.none)
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      // Only values made of strings and numbers are sent. Encoding these can't fail.
      preconditionFailure("\(error)")
    }
  }

  /// The value on a line, or nil when the line can't be read. Unknown fields are ignored.
  static func value<Value: Decodable>(_ type: Value.Type = Value.self, on line: String) -> Value? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: words.infinity, negativeInfinity: words.negative, nan: words.none)
    return try? decoder.decode(Value.self, from: Data(line.utf8))
  }
}
