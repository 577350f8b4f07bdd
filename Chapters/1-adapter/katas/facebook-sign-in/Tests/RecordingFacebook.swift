@preconcurrency import FacebookLogin
import FakeNetwork
import Locking
import TestSupport

/// A fake Facebook server, which records the requests. It also holds weak references to the
/// managers that were made for it.
struct RecordingFacebook: Sendable {
  /// The network to this server. The network keeps a manager until the manager's login is answered.
  let network: Network

  private let questions = Notes<String>()
  private let made: Locked<[WeakManager]>
  private let listened: Locked<Int>

  /// Creates a server that knows every user, and begins each e-mail address with a capital.
  init() {
    self.init { request in
      let typed = request.parameters["email", default: ""]
      let email = typed.prefix(1).uppercased() + typed.dropFirst()
      return #"{"status": "connected", "email": "\#(email)", "accessToken": "key of \#(typed)"}"#
    }
  }

  /// Creates a server that answers every request with the same text.
  init(answering body: String) {
    self.init { _ in body }
  }

  private init(_ answer: @escaping @Sendable (Request) -> String) {
    let made = Locked<[WeakManager]>([])
    let listened = Locked(0)
    self.made = made
    self.listened = listened
    network = Network { [questions] request in
      if request.path == "/facebook/login" {
        let delegates = made.withLock { $0.count { $0.manager?.delegate != nil } }
        listened.withLock { $0 = delegates }
      }
      questions.write(Self.words(of: request))
      return Response(status: 200, body: answer(request))
    }
  }

  /// All requests that reached the server, in order.
  var asked: [String] {
    questions.all
  }

  /// How many of these requests were logins.
  var logins: Int {
    asked.count { $0.hasPrefix("/facebook/login,") }
  }

  /// How many managers had a delegate at the last login.
  var delegates: Int {
    listened.withLock(\.self)
  }

  /// The managers that haven't been released yet, the oldest first.
  var managers: [FacebookLoginManager] {
    made.withLock { $0.compactMap(\.manager) }
  }

  /// Makes a manager that asks this server.
  func makeManager() -> FacebookLoginManager {
    let manager = FacebookLoginManager(network: network)
    made.withLock { $0.append(WeakManager(manager: manager)) }
    return manager
  }

  private static func words(of request: Request) -> String {
    let values = request.parameters.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return ([request.path] + values).joined(separator: ", ")
  }
}

/// A weak reference to a manager.
private struct WeakManager: Sendable {
  nonisolated(unsafe) weak var manager: FacebookLoginManager?
}
