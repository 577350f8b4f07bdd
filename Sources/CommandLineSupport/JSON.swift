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

/// Values by their names as JSON, each on a line.
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
  /// The same JSON, with each list of texts on a line.
  public var withListsOnLines: String {
    replacing(/\[\n([^\[\]{}]*)\]/) { match in
      let entries = match.1.split(separator: "\n").map { $0.drop { $0 == " " } }
      return "[\(entries.filter { !$0.isEmpty }.joined(separator: " "))]"
    }
  }
}
