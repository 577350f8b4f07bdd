// Says: Calls from outside need an `await`, unless what they call is `nonisolated`
// and not `async`.
// Fails: actor-isolated instance method 'add()' cannot be called from outside of the actor

actor Counter {
  func add() {}
  nonisolated func tell() {}
}

func count(_ counter: Counter) async {
  counter.tell()
  counter.add()
}
