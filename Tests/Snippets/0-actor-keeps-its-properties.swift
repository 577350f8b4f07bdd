// Says: Only an actor's own methods may change its properties
// Fails: actor-isolated property 'searches' can not be mutated from a nonisolated context
actor Counter {
  var searches = 0
}

func count(_ counter: Counter) async {
  await counter.searches += 1
}
