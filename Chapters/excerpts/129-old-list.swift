// About: OldList is a class from a library that is written in a different language.
// Answer: none
// Because: This mapper turns an Array into an OldList, and back. It holds nothing, and no calls
// go through it to an OldList. An adapter would keep the OldList and use it to answer.
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
