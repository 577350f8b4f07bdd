import Foundation

/// How a value becomes a line between two processes, and back.
enum Wire {
  /// The version of the conversation that this code speaks: each side begins with it.
  static let version = 1

  // JSON has no word for these numbers. They are sent all the same: it is the other side's part to
  // refuse them.
  private static let words = (infinity: "inf", negative: "-inf", none: "nan")

  /// A value on one line. The same value gives the same text.
  static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: words.infinity, negativeInfinity: words.negative, nan: words.none)
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      // Texts, numbers and lists of both, which is all that is sent, can't fail.
      preconditionFailure("\(error)")
    }
  }

  /// The value on a line, or nil when the line doesn't hold one. What isn't known is left out.
  static func value<Value: Decodable>(_ type: Value.Type = Value.self, on line: String) -> Value? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: words.infinity, negativeInfinity: words.negative, nan: words.none)
    return try? decoder.decode(Value.self, from: Data(line.utf8))
  }
}
