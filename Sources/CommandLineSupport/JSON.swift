import Foundation

/// A value as JSON with a newline at its end. Equal values give equal texts.
///
/// - Parameter keys: The style of the keys.
public func json(
  _ value: some Encodable, keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
) -> String {
  let encoder = JSONEncoder()
  encoder.keyEncodingStrategy = keys
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  do {
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  } catch {
    // Encoding the programs' strings, Booleans and finite numbers can't fail.
    preconditionFailure("\(error)")
  }
}

/// A dictionary as JSON, with each value on one line.
public func json(linesOf values: [String: some Encodable]) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let lines = values.sorted { $0.key < $1.key }.map { name, value in
    let text = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    return "  \"\(name)\" : \(text)"
  }
  return "{\n\(lines.joined(separator: ",\n"))\n}\n"
}

extension String {
  /// The same JSON with each list of strings on one line.
  public var withListsOnLines: String {
    replacing(/\[\n([^\[\]{}]*)\]/) { match in
      let entries = match.1.split(separator: "\n").map { $0.drop { $0 == " " } }
      return "[\(entries.filter { !$0.isEmpty }.joined(separator: " "))]"
    }
  }
}
