// Says: `second` is a copy, so `first` still has its limit.
// Says: Two names for an object of a class share one object.
// Prints: 3 10 / 2
struct Query {
  let term: String
  var limit = 3
}

final class Counter {
  var count = 0
}

let first = Query(term: "coffee")
var second = first
second.limit = 10
print(first.limit, second.limit)

let counter = Counter()
let same = counter
same.count += 2
print(counter.count)
