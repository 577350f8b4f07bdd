// Says: A call from outside may have to wait for its turn, so it needs an `await`, in a function that is
// `async`:
// Fails: actor-isolated instance method 'add()' cannot be called from outside of the actor
actor Counter {
  private var searches = 0
  func add() { searches += 1 }
}

func count(_ counter: Counter) async {
  counter.add()
  // error: actor-isolated instance method 'add()' cannot be called from outside of the actor
  await counter.add()  // right
}
