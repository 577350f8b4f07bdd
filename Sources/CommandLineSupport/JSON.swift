import Foundation

/// A value as JSON with a line break at its end; the same value gives the same text.
///
/// - Parameter keys: How the names of its properties are written.
public func json(
  _ value: some Encodable, keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
) -> String {
  let encoder = JSONEncoder()
  encoder.keyEncodingStrategy = keys
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  do {
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  } catch {
    // What the programs write - texts, truths, finite numbers - can't fail.
    preconditionFailure("\(error)")
  }
}
