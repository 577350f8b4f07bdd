// Says: Two stacks are then two types, and a variable that may hold the one or the other needs a box
// again
// Fails: have mismatching types
struct Logged<Inner> { let inner: Inner }
struct Retried<Inner> { let inner: Inner }
struct Service {}

let eachTry = Bool.random()
let stack =
  eachTry ? Retried(inner: Logged(inner: Service())) : Logged(inner: Retried(inner: Service()))
