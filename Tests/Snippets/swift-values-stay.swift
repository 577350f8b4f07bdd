// Says: A struct in a `let` can't change at all: `first.limit = 10` doesn't compile.
// Fails: cannot assign to property: 'first' is a 'let' constant
struct Query { var limit = 3 }

let first = Query()
first.limit = 10
