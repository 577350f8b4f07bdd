// Says: `Sendable` marks what may be handed from one actor or thread to another: structs and enums that
// hold only such things, actors, and final classes that can't change or that guard their state.
import Locking

struct Page: Sendable { var offset: Int }
enum Step: Sendable { case search(Page) }
actor Memory {}
final class Place: Sendable { let name = "Harbour Square" }
final class Counter: Sendable { let count = Locked(0) }

func handOver(_ value: some Sendable) {}

func handAllOver(_ counter: Counter) {
  handOver(Step.search(Page(offset: 0)))
  handOver(Memory())
  handOver(Place())
  handOver(counter)
}
