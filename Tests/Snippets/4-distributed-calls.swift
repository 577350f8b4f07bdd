// Says: From outside, the compiler makes each call of a distributed method `async` and `throws`.
// Fails: call can throw, but it is not marked with 'try'

import Distributed

distributed actor Search {
  typealias ActorSystem = LocalTestingDistributedActorSystem

  distributed func cafes() -> Int { 3 }
}

func withoutAwait(_ search: Search) async throws {
  _ = try search.cafes()
}

func withoutTry(_ search: Search) async {
  _ = await search.cafes()
}
