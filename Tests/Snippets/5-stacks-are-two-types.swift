// Says: Two stacks are then two types, and whoever wants to choose one while the program runs has to
// box it as `any BusinessSearchClient` after all.
// Fails: have mismatching types
struct Logged<Inner> { let inner: Inner }
struct Retried<Inner> { let inner: Inner }
struct Service {}

let eachTry = Bool.random()
let stack =
  eachTry ? Retried(inner: Logged(inner: Service())) : Logged(inner: Retried(inner: Service()))
