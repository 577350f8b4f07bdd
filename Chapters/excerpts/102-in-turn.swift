// About: AsyncSequence and Sequence are Swift's own protocols.
// Answer: adapter
// Because: The outer interface was there first, and a Sequence doesn't have it. A cancelled task
// gets nil without asking the sequence, but that is only a detail. The type as a whole turns one
// interface into the other.
// After: https://github.com/apple/swift-async-algorithms/blob/1.1.5/Sources/AsyncAlgorithms/AsyncSyncSequence.swift#L34, AsyncSyncSequence
struct InTurn<Items: Sequence>: AsyncSequence {
  typealias Element = Items.Element

  let items: Items

  struct Iterator: AsyncIteratorProtocol {
    var rest: Items.Iterator?

    mutating func next() async -> Items.Element? {
      if Task.isCancelled {
        rest = nil
      }
      return rest?.next()
    }
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(rest: items.makeIterator())
  }
}
