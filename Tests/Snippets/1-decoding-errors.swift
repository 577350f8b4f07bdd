// Says: `keyNotFound`: a field is missing. The path ends before it, so add the key.
// Says: `valueNotFound`: something is null.
// Says: `typeMismatch`: something else is there. It names the type that was wanted: `[Any].self` for
// a list, `String.self` for text.
// Says: `dataCorrupted`: the bytes aren't JSON, or a number in them doesn't fit.
// Says: A key on the path has an `intValue` when it is a place in a list. It counts from 0.
// Prints: missing: items/0 + head / null: items/0/head / mismatch: items/0/head String / mismatch: items Array<Any> / corrupted / corrupted
import Foundation

struct Page: Decodable {
  struct Item: Decodable {
    let id: Int
    let head: String
  }

  let items: [Item]
}

func path(_ keys: [any CodingKey]) -> String {
  keys.map { key in key.intValue.map(String.init) ?? key.stringValue }.joined(separator: "/")
}

for json in [
  #"{"items": [{"id": 1}]}"#, #"{"items": [{"id": 1, "head": null}]}"#,
  #"{"items": [{"id": 1, "head": 7}]}"#, #"{"items": 7}"#, "<html>",
  #"{"items": [{"id": 10.4, "head": ""}]}"#,
] {
  do {
    _ = try JSONDecoder().decode(Page.self, from: Data(json.utf8))
  } catch DecodingError.keyNotFound(let key, let place) {
    print("missing: \(path(place.codingPath)) + \(key.stringValue)")
  } catch DecodingError.valueNotFound(_, let place) {
    print("null: \(path(place.codingPath))")
  } catch DecodingError.typeMismatch(let type, let place) {
    print("mismatch: \(path(place.codingPath)) \(type)")
  } catch DecodingError.dataCorrupted {
    print("corrupted")
  }
}
