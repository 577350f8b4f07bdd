// Says: a `Sequence` outside and a `Sequence` inside, with elements of the same type.
// Says: For each element that it gives, it asks the inner one, perhaps several times.
// Prints: 2 after 2 / 4 after 4 / nil after 6 / nil after 7
struct Numbers: Sequence, IteratorProtocol {
  nonisolated(unsafe) static var asked = 0
  var last = 0

  mutating func next() -> Int? {
    Numbers.asked += 1
    last += 1
    return last > 5 ? nil : last
  }
}

let even: LazyFilterSequence<Numbers> = Numbers().lazy.filter { $0.isMultiple(of: 2) }
var elements = even.makeIterator()
for _ in 1...4 {
  let element = elements.next()
  print(element.map(String.init) ?? "nil", "after", Numbers.asked)
}
