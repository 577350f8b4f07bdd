import FakeNetwork
import TestSupport

/// A network that signals every request, so that a test knows when one was sent.
struct RingingWire {
  let network: Network
  private let rings: AsyncStream<Void>

  init() {
    let (rings, ring) = AsyncStream<Void>.makeStream()
    let internet = Internet()
    self.rings = rings
    network = Network { request in
      ring.yield()
      return internet.answer(request)
    }
  }

  /// Waits for this number of new requests, and returns whether they were sent.
  func requests(_ count: Int = 1) async -> Bool {
    let rings = rings
    let heard = await promptly { await rings.prefix(count).reduce(0) { count, _ in count + 1 } }
    return heard == count
  }
}
