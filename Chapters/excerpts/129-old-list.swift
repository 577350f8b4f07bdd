// About: OldList is a class of a library that is written in another language.
// Answer: none
// Because: A value of one type becomes a value of the other: a mapper. Nothing is held, and nobody
// calls the one through the other. An adapter would keep the OldList and answer through it.
// After: https://github.com/swiftlang/swift-corelibs-foundation/blob/swift-6.3.3-RELEASE/Sources/Foundation/Array.swift#L10, Array as _ObjectiveCBridgeable
protocol OldListBridging {
  func bridged() -> OldList
  static func from(_ list: OldList) -> Self?
}

extension Array: OldListBridging {
  func bridged() -> OldList {
    let list = OldList()
    for element in self {
      list.append(Boxed(element))
    }
    return list
  }

  static func from(_ list: OldList) -> [Element]? {
    var elements: [Element] = []
    for boxed in list.allObjects {
      guard let element = boxed as? Element else { return nil }
      elements.append(element)
    }
    return elements
  }
}
