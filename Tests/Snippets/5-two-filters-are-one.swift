// Says: But a filter around a filter becomes one filter with both conditions.
// Prints: LazyFilterSequence<Array<Int>> / [4]
let found = [1, 2, 3, 4].lazy.filter { $0 > 2 }.filter { $0.isMultiple(of: 2) }
print(type(of: found))
print(Array(found))
