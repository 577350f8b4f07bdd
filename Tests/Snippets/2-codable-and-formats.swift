// Says: Each type is written once, and works with formats that its author has never heard of.
// Prints: {"name":"Blue Cup"} / ["name"]
import Foundation

struct Cafe: Encodable {
  let name: String
}

/// A format of our own: it keeps the keys only.
final class KeyList: Encoder {
  var keys: [String] = []
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  struct Container<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let list: KeyList
    let codingPath: [any CodingKey] = []

    mutating func encodeNil(forKey key: Key) { list.keys.append(key.stringValue) }

    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) {
      list.keys.append(key.stringValue)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
      list.container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      list.unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { list }

    mutating func superEncoder(forKey key: Key) -> any Encoder { list }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Container<Key>(list: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { fatalError("no café is a list") }

  func singleValueContainer() -> any SingleValueEncodingContainer { fatalError("nor a value") }
}

let cafe = Cafe(name: "Blue Cup")
print(String(decoding: try JSONEncoder().encode(cafe), as: UTF8.self))
let list = KeyList()
try cafe.encode(to: list)
print(list.keys)
