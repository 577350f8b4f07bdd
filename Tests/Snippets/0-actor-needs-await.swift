// Says: Calls from outside need an `await`.
// Fails: actor-isolated instance method 'add()' cannot be called from outside of the actor

actor Counter {
  func add() {}
}

func count(_ counter: Counter) async {
  counter.add()
}
