import CafeService
import FacadePattern
import FakeNetwork
import Locking
import Scenario
import TestSupport
import Testing

@Suite(.endsInTime) struct CoffeeFinderTests {
  private let signIn = RecordingSignIn()
  private let search = RecordingSearch()

  private static let session = Session(
    user: User(email: "user@example.com"), token: Token(value: "token of User@Example.com"))
  private static let opened = RecordingSignIn.Call.logIn("User@Example.com", "password")
  private static let closed = RecordingSignIn.Call.logOut(session)

  @Test func `signs in, searches near the place, ranks and signs out in one call`() async throws {
    let pins = try await finder().pins(
      near: "Harbor Square", email: "User@Example.com", password: "password")

    #expect(pins.map(\.title) == ["Blue Cup", "Café Möwe", "Anchor Coffee"])
    #expect(signIn.calls == [Self.opened, Self.closed])
    #expect(search.calls == [.search(.coffeeNearby)])
  }

  @Test func `asks its parts one after the other`() async throws {
    let order = CallOrder()
    let finder = CoffeeFinder(
      authentication: OrderedSignIn(order: order), search: OrderedSearch(order: order))

    _ = try await finder.pins(
      near: "Harbor Square", email: "User@Example.com", password: "password")

    let calls = await order.calls
    #expect(calls == ["sign in", "search", "sign out"])
  }

  @Test(arguments: AuthenticationError.each)
  func `reports a failed sign-in with the reason, and stops`(
    _ reason: AuthenticationError
  ) async {
    let signIn = RecordingSignIn(failing: [reason])

    let outcome = await finder(signIn: signIn).outcome()

    #expect(outcome == .failure(.signIn(reason)))
    #expect(signIn.calls == [Self.opened])
    #expect(search.calls == [])
  }

  @Test(arguments: SearchError.each)
  func `reports a failed search with the reason, and closes the session once`(
    _ reason: SearchError
  ) async {
    let search = RecordingSearch(failing: [reason])

    let outcome = await finder(search: search).outcome()

    #expect(outcome == .failure(.search(reason)))
    #expect(search.calls == [.search(.coffeeNearby)])
    #expect(signIn.calls == [Self.opened, Self.closed])
  }

  @Test func `returns no pins, and no error, when there are no cafés`() async {
    let search = RecordingSearch(answering: [])

    let outcome = await finder(search: search).outcome()

    #expect(outcome == .success([]))
    #expect(signIn.calls == [Self.opened, Self.closed])
  }

  @Test func `asks no service about an unknown place`() async {
    let outcome = await finder().outcome(near: "Atlantis")

    #expect(outcome == .failure(.place(unknown: "Atlantis")))
    #expect(signIn.calls == [])
    #expect(search.calls == [])
  }

  @Test(arguments: [("", "password"), ("user@example.com", ""), ("  ", "password"), ("", " ")])
  func `asks no service when the e-mail or the password is missing`(
    _ email: String, _ password: String
  ) async {
    let outcome = await finder().outcome(email: email, password: password)

    #expect(outcome == .failure(.missingInput))
    #expect(signIn.calls == [])
    #expect(search.calls == [])
  }

  @Test func `keeps nothing from one call to the next`() async {
    let finder = finder(search: RecordingSearch(failing: [.unavailable("storm")]))

    let first = await finder.outcome()
    let second = await finder.outcome()

    #expect(first == .failure(.search(.unavailable("storm"))))
    #expect((try? second.get())?.count == 3)
    #expect(signIn.calls == [Self.opened, Self.closed, Self.opened, Self.closed])
  }

  @Test func `asks its parts again at a repeated call`() async {
    let finder = finder()

    let first = await finder.outcome()
    let second = await finder.outcome()

    #expect(first == second)
    #expect(search.calls == [.search(.coffeeNearby), .search(.coffeeNearby)])
    #expect(signIn.calls == [Self.opened, Self.closed, Self.opened, Self.closed])
  }

  @Test func `closes the session when its caller is cancelled during the search`() async throws {
    let gate = Gate()
    let search = RecordingSearch { (_, _) throws(SearchError) in
      await gate.pass()
      guard !Task.isCancelled else { throw .cancelled }
      return .cafes
    }
    let finder = finder(search: search)
    let call = Task { await finder.outcome() }
    await gate.arrivals(1)
    call.cancel()

    let outcome = try #require(await promptly { await call.value }, "the call never ended")

    #expect(outcome == .failure(.search(.cancelled)))
    #expect(signIn.calls == [Self.opened, Self.closed])
  }

  @Test func `leaves no session at the server when its caller is cancelled during the sign-in`()
    async throws
  {
    let network = Network()
    let finder = CoffeeFinder(
      authentication: Service(network: network), search: Service(network: network))
    network.hold("/service/session")
    let call = Task { await finder.outcome(email: "user@example.com") }
    await network.requests(1)
    call.cancel()
    network.release("/service/session")

    let outcome = try #require(await promptly { await call.value }, "the call never ended")

    #expect(outcome == .failure(.search(.cancelled)))
    #expect(network.requests.map(\.method) == ["POST", "DELETE"])
  }

  @Test(arguments: [
    ("Harbor Square", "password", CoffeeFinderError.cancelled),
    ("Harbor Square", " ", .missingInput), ("Atlantis", "password", .place(unknown: "Atlantis")),
  ])
  func `begins nothing for a caller that is already cancelled`(
    _ name: String, _ password: String, _ error: CoffeeFinderError
  ) async {
    let finder = finder()
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await finder.outcome(near: name, password: password)
    }

    let outcome = await call.value

    #expect(outcome == .failure(error))
    #expect(signIn.calls == [])
  }

  /// A task-local value of the caller that a service may read, such as a number for its log.
  @TaskLocal private static var number = 0

  @Test func `passes its caller's task-local values to the sign-in`() async {
    let heard = Locked(0)
    let signIn = RecordingSignIn { _, _, _ in
      heard.withLock { $0 = Self.number }
      return .signedIn
    }
    _ = await Self.$number.withValue(7) { await finder(signIn: signIn).outcome() }

    #expect(heard.withLock(\.self) == 7)
  }

  @Test func `names the failed part in each message`() {
    let errors: [CoffeeFinderError] = [
      .missingInput, .place(unknown: "Atlantis"), .signIn(.locked), .search(.notSignedIn),
      .cancelled,
    ]

    #expect(
      errors.map { "\($0)" } == [
        "Email and password are required inputs!",
        "There is no place called Atlantis on the map.",
        "At the sign-in: Too many wrong passwords. Ask us to unlock your account.",
        "At the search: Sign in to search.",
        "The search was stopped before it began. Start it again when you like.",
      ])
  }

  private func finder(
    signIn: RecordingSignIn? = nil, search: RecordingSearch? = nil
  ) -> CoffeeFinder {
    CoffeeFinder(authentication: signIn ?? self.signIn, search: search ?? self.search)
  }
}

extension CoffeeFinder {
  /// The result of a call, as a value that can be compared.
  func outcome(
    near name: String = "Harbor Square",
    email: String = "User@Example.com",
    password: String = "password"
  ) async -> Result<[BusinessMapViewModel], CoffeeFinderError> {
    do {
      return .success(try await pins(near: name, email: email, password: password))
    } catch {
      return .failure(error)
    }
  }
}
