// Says: A struct of such values is `Sendable`. A class is `Sendable` only when nothing in it can
// change, or when it guards its state.
// Prints: coffee
struct Query: Sendable {
  var term: String
  var limit = 3
}

let query = Query(term: "coffee")
let task = Task.detached { query.term }
print(await task.value)
