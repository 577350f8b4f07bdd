import FakeNetwork
import Locking
import TestSupport
import Testing

@Suite(.ends(within: 600)) struct NetworkFaultTests {
  private static let odd = Response(status: 418, body: "I'm a teapot")

  private let network = Network()

  private func statuses(_ count: Int, of path: String = "/google/login") async -> [Int?] {
    var statuses: [Int?] = []
    for _ in 0..<count { statuses.append(await network.status(for: Request("POST", path))) }
    return statuses
  }

  @Test func `loses one request by default`() async {
    network.failNext(to: "/google/login")

    let first = await network.answer(to: .googleLogin)
    let second = await network.status(for: .googleLogin)

    #expect(first == .failure(.connectionLost))
    #expect(second == 200)
  }

  @Test(arguments: ["/google/logout", "/google", "/google/login/again", "/facebook/login"])
  func `fails on one path only`(_ other: String) async {
    network.failNext(9, to: "/google/login")
    network.failNext(-1, to: other)

    let answer = await network.answer(to: Request("POST", other))
    let armed = await network.answer(to: .googleLogin)

    #expect(answer != .failure(.connectionLost))
    #expect(armed == .failure(.connectionLost))
  }

  @Test func `gives replacement answers one by one, then the server's own`() async {
    network.answerNext(to: "/google/login", with: Self.odd)
    network.answerNext(to: "/google/login", with: Response(status: 503, body: ""))

    let elsewhere = await network.status(for: Request("POST", "/google/logout"))
    let answer = await network.answer(to: .googleLogin)
    let statuses = await statuses(2)

    #expect(elsewhere == 204)
    #expect(answer == .success(Self.odd))
    #expect(statuses == [503, 200])
  }

  @Test func `fails first when both are set`() async {
    network.answerNext(to: "/google/login", with: Self.odd)
    network.failNext(to: "/google/login")

    let statuses = await statuses(3)

    #expect(statuses == [nil, 418, 200])
  }

  @Test func `removes unused failures and answers`() async {
    network.failNext(9, to: "/google/login")
    network.answerNext(to: "/google/login", with: Self.odd)
    network.answerNext(to: "/google/logout", with: Self.odd)
    network.hold("/yelp/search")

    network.heal()
    let logins = await statuses(2)
    let logouts = await statuses(1, of: "/google/logout")
    let isHeld = Locked(true)
    network.send(Request("GET", "/yelp/search")) { _ in isHeld.withLock { $0 = false } }
    _ = await statuses(1)
    let isStillHeld = isHeld.withLock(\.self)
    network.release("/yelp/search")

    #expect(logins == [200, 200])
    #expect(logouts == [204])
    #expect(isStillHeld, "only a release may end a hold")
  }
}
