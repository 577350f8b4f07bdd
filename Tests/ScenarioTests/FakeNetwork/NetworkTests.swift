import FakeNetwork
import TestSupport
import Testing

@Suite(.ends(within: 600)) struct NetworkTests {
  @TaskLocal private static var isSending = false

  @Test func `answers once, and never from within the sending call`() async {
    let network = Network()

    let calls = await everyCall { ear in
      Self.$isSending.withValue(true) {
        // The thread that delivers the answer doesn't belong to the sender's task.
        network.send(.googleLogin) { _ in ear.hear(Self.isSending) }
      }
    }

    #expect(calls == [false])
  }

  @Test func `can be asked again from within an answer`() async {
    let network = Network()

    let calls = await everyCall { (ear: Ear<Bool>) in
      network.send(.googleLogin) { _ in
        network.send(.googleLogin) { answer in ear.hear((try? answer.get()) != nil) }
      }
    }

    #expect(calls == [true])
    #expect(network.requests.count == 2)
  }

  @Test func `records requests in the order of sending`() async {
    let network = Network()

    for path in ["/a", "/b", "/a"] { _ = await network.answer(to: Request("GET", path)) }

    #expect(network.requests.map(\.path) == ["/a", "/b", "/a"])
  }

  @Test func `gives each of many simultaneous requests its own answer`() async {
    let network = Network { Response(status: 200, body: $0.path) }

    let mixedUp = await withTaskGroup(of: Bool.self) { group in
      for number in 1...100 {
        group.addTask {
          let answer = await network.answer(to: Request("GET", "/\(number)"))
          return answer != .success(Response(status: 200, body: "/\(number)"))
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }

    #expect(mixedUp == 0)
    #expect(network.requests.count == 100)
  }

  @Test func `shares nothing with a different network`() async {
    let network = Network()
    let other = Network()
    other.failNext(to: "/google/login")

    let status = await network.status(for: .googleLogin)

    #expect(status == 200)
    #expect(other.requests.isEmpty)
  }
}
