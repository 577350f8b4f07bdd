// Says: `Sendable` marks what may be handed from one actor or thread to another: structs and enums that
// hold only such things, actors, and final classes that can't change or that guard their state.
// Fails: stored property 'count' of 'Sendable'-conforming class 'Counter' is mutable
final class Counter: Sendable { var count = 0 }
