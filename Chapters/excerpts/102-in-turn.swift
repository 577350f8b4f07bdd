// About: AsyncSequence and Sequence are the language's own protocols.
// Answer: adapter
// Because: The outer interface was there before, and a Sequence doesn't have it. That a cancelled
// task gets nil without asking is a small rule on the side: the whole type turns one interface into
// the other.
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
