// Says: Distributed actors (SE-0336): `resolve(id:using:)` gives the actor itself when it is here,
// and else a remote proxy.
// Prints: the same actor

import Distributed

distributed actor Search {
  typealias ActorSystem = LocalTestingDistributedActorSystem
}

let system = LocalTestingDistributedActorSystem()
let search = Search(actorSystem: system)
let resolved = try Search.resolve(id: search.id, using: system)
print(resolved === search ? "the same actor" : "another one")
