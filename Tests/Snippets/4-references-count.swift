// Says: References to an object of a class count who holds it: with the last one it is gone.
// Prints: one left / gone

final class Search {
  deinit { print("gone") }
}

var first: Search? = Search()
var second = first
first = nil
print("one left")
second = nil
