@preconcurrency import FacebookLogin
import FakeNetwork
import TestSupport
import Testing

@Suite(.endsInTime) struct FacebookLoginManagerTests {
  private static let loggedIn = LoginListener.End.loggedIn(
    "user@example.com", "special-token-value")

  /// Lets a manager work until it has finished. The network's servers hold the ear, the manager
  /// holds the network, and every open login holds the manager.
  private func use(
    _ listener: LoginListener, _ work: (FacebookLoginManager, Network) -> Void
  ) async -> Bool {
    let calls = await everyCall { (ear: Ear<Never>) in
      let internet = Internet()
      let network = Network { request in
        withExtendedLifetime(ear) { internet.answer(request) }
      }
      let manager = FacebookLoginManager(network: network)
      manager.delegate = listener
      work(manager, network)
    }
    return calls != nil
  }

  @Test func `tells its delegate who logged in, once`() async {
    let listener = LoginListener()

    let isDone = await use(listener) { manager, _ in
      manager.logIn(email: "user@example.com", password: "password")
    }

    #expect(isDone)
    #expect(listener.ends == [Self.loggedIn])
  }

  @Test(arguments: [
    (#"{"status": "cancelled"}"#, LoginListener.End.cancelled),
    (#"{"status": "not_authorized"}"#, .notAuthorized),
    (#"{"status": "asleep"}"#, .server("unknown status")),
    ("{}", .server("unknown status")),
    ("", .server("unknown status")),
    ("[1]", .server("unknown status")),
  ])
  func `calls one method for each answer`(_ body: String, _ end: LoginListener.End) async {
    let listener = LoginListener()

    let isDone = await use(listener) { manager, network in
      network.answerNext(to: "/facebook/login", with: Response(status: 200, body: body))
      manager.logIn(email: "user@example.com", password: "password")
    }

    #expect(isDone)
    #expect(listener.ends == [end])
  }

  @Test func `ends as cancelled at once, even if the server answers later`() async {
    let listener = LoginListener()

    let isDone = await use(listener) { manager, network in
      network.hold("/facebook/login")
      manager.logIn(email: "user@example.com", password: "password")
      manager.cancel()
      manager.cancel()
      network.release("/facebook/login")
    }

    #expect(isDone)
    #expect(listener.ends == [.cancelled])
  }

  @Test func `a second login replaces the first, which is never answered`() async {
    let listener = LoginListener()

    let isDone = await use(listener) { manager, network in
      network.hold("/facebook/login")
      manager.logIn(email: "user@example.com", password: "guess")
      manager.logIn(email: "user@example.com", password: "password")
      network.release("/facebook/login")
    }

    #expect(isDone)
    #expect(listener.ends == [Self.loggedIn])
  }

  @Test func `accepts a login from within its delegate`() async {
    let listener = LoginListener(logsInAgain: true)

    let isDone = await use(listener) { manager, _ in
      manager.logIn(email: "user@example.com", password: "password")
    }

    #expect(isDone)
    #expect(listener.ends == [Self.loggedIn, .notAuthorized])
  }

  @Test func `holds its delegate weakly, and ends quietly without one`() async {
    let replaced = LoginListener()
    var isGone = false

    let isDone = await use(replaced) { manager, network in
      network.hold("/facebook/login")
      do {
        let listener = LoginListener()
        manager.delegate = listener
        manager.logIn(email: "user@example.com", password: "password")
        withExtendedLifetime(listener) {}
      }
      isGone = manager.delegate == nil
      network.release("/facebook/login")
    }

    #expect(isDone)
    #expect(isGone)
    #expect(replaced.ends.isEmpty)
  }
}
