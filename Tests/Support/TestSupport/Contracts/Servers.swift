import FakeNetwork
import Locking

/// A network of servers that know two people. Each sign-in gets a new token, which is invalid after
/// its sign-out.
public struct Servers: Sendable {
  /// The network.
  public let network: Network

  private let sessions: Locked<[String: String]>

  /// Creates the servers. Nobody is signed in.
  public init() {
    let sessions = Locked<[String: String]>([:])
    let count = Locked(0)
    let internet = Internet()
    network = Network { request in
      switch (request.method, request.path) {
      case ("DELETE", "/service/session"):
        sessions.withLock { $0[request.parameters["token", default: ""]] = nil }
        return internet.answer(request)
      case (_, "/service/session"), (_, "/google/login"), (_, "/facebook/login"):
        let email = request.parameters["email", default: ""]
        guard Person.accounts[email] == request.parameters["password"] else {
          return internet.answer(Request(request.method, request.path))
        }
        let token = count.withLock { count in
          count += 1
          return "token \(count)"
        }
        if request.path == "/service/session" { sessions.withLock { $0[token] = email } }
        let mia = Request(
          request.method, request.path,
          ["email": Person.mia.email, "password": Person.mia.password])
        let text = String(decoding: internet.answer(mia).body, as: UTF8.self)
          .replacing(Person.mia.email, with: email).replacing("special-token-value", with: token)
        return Response(status: 200, body: text)
      default:
        let token = request.parameters["token", default: ""]
        let isOpen = sessions.withLock { $0[token] != nil }
        var parameters = request.parameters
        if parameters["token"] != nil {
          parameters["token"] = isOpen ? "special-token-value" : "worthless"
        }
        return internet.answer(Request(request.method, request.path, parameters))
      }
    }
    self.sessions = sessions
  }

  /// The signed-in people at our own server, by token.
  public var open: [String: String] {
    sessions.withLock(\.self)
  }
}

/// What people type into the two fields.
public enum Person: CaseIterable, Sendable {
  case mia, zoe, guess, shouting, nobody

  /// The e-mail field.
  public var email: String {
    switch self {
    case .mia, .guess: "user@example.com"
    case .shouting: "USER@example.com"
    case .zoe: "Zoë@Example.com"
    case .nobody: " "
    }
  }

  /// The password field.
  public var password: String {
    switch self {
    case .mia: "password"
    case .zoe: "Paß Wort "
    case .guess, .shouting: "Password"
    case .nobody: ""
    }
  }

  /// The people with an account, and their passwords.
  public static let accounts = [
    Person.mia.email: Person.mia.password, Person.zoe.email: Person.zoe.password,
  ]
}
