import FakeNetwork
import Locking
import TestSupport
import Testing

@Suite(.ends(within: 600)) struct NetworkHoldTests {
  @Test func `holds back only the held path's answers`() async {
    let network = Network()
    let answered = Locked(0)
    network.hold("/google/login")

    let calls = await everyCall { (ear: Ear<Int>) in
      network.send(.googleLogin) { _ in
        answered.withLock { $0 += 1 }
        ear.hear(answered.withLock(\.self))
      }
      for other in ["/facebook/login", "/yelp/search"] { network.release(other) }
      network.send(Request("POST", "/google/logout")) { _ in
        ear.hear(answered.withLock(\.self))
        network.release("/google/login")
      }
    }

    #expect(calls == [0, 1])
  }

  @Test func `chooses an answer when the request is sent`() async {
    let wire = RingingWire()
    wire.network.hold("/google/login")

    async let held = wire.network.status(for: .googleLogin)
    let sent = await wire.requests()
    wire.network.failNext(to: "/google/login")
    wire.network.release("/google/login")
    let later = await wire.network.answer(to: .googleLogin)

    let status = await held
    #expect(sent)
    #expect(status == 200)
    #expect(later == .failure(.connectionLost))
  }

  @Test func `a cancelled caller doesn't affect the others`() async {
    let wire = RingingWire()
    wire.network.hold("/google/login")

    let call = Task { await wire.network.answer(to: .googleLogin) }
    async let other = wire.network.status(for: .googleLogin)
    let met = await wire.requests(2)
    call.cancel()
    let answer = await promptly { await call.value }
    wire.network.release("/google/login")

    let status = await other
    #expect(met)
    #expect(answer == .failure(.cancelled))
    #expect(status == 200)
  }
}
