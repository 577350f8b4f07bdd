// Says: IteratorSequence in the standard library makes a sequence of any iterator.
// Says: AnyIterator makes an iterator of a closure.
// Prints: [1, 2] / 3 2 1
let iterator = [1, 2].makeIterator()
print(Array(IteratorSequence(iterator)))

func countdown(_ start: Int) -> AnyIterator<Int> {
  var number = start
  return AnyIterator {
    defer { number -= 1 }
    return number > 0 ? number : nil
  }
}
print(countdown(3).map { "\($0)" }.joined(separator: " "))
