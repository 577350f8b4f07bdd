import FakeNetwork
import Foundation

/// Logs people in with their Facebook accounts, one login at a time.
///
/// The manager calls its delegate on a background queue when a login ends. It holds the delegate
/// weakly.
public class FacebookLoginManager {
  /// Receives the result of each login.
  public weak var delegate: FacebookLoginManagerDelegate?

  private let network: Network
  private let lock = NSLock()
  private var current = 0
  private var isLoggingIn = false

  /// Creates a manager.
  public init(network: Network) {
    self.network = network
  }

  /// Opens the login dialog.
  public func logIn(email: String, password: String) {
    lock.lock()
    current += 1
    isLoggingIn = true
    let login = current
    lock.unlock()
    let request = Request("POST", "/facebook/login", ["email": email, "password": password])
    network.send(request) { answer in
      guard self.end(login) else { return }
      self.report(answer)
    }
  }

  /// Closes the login dialog, as if the user had closed it.
  public func cancel() {
    lock.lock()
    let login = current
    lock.unlock()
    guard end(login) else { return }
    DispatchQueue.global().async { self.delegate?.loginManagerDidCancel(self) }
  }

  /// Logs the user out.
  public func logOut() {
    network.send(Request("POST", "/facebook/logout")) { _ in }
  }

  /// Ends a login. Returns whether the login was still open.
  private func end(_ login: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard isLoggingIn, login == current else { return false }
    isLoggingIn = false
    return true
  }

  private func report(_ answer: Result<Response, NetworkError>) {
    guard case .success(let response) = answer else {
      delegate?.loginManager(self, didFailWith: .offline)
      return
    }
    let object = try? JSONSerialization.jsonObject(with: response.body)
    let json = object as? [String: String] ?? [:]
    switch json["status"] {
    case "connected":
      delegate?.loginManager(
        self, didLogIn: json["email"] ?? "", accessToken: json["accessToken"] ?? "")
    case "not_authorized":
      delegate?.loginManager(self, didFailWith: .notAuthorized)
    case "cancelled":
      delegate?.loginManagerDidCancel(self)
    default:
      delegate?.loginManager(self, didFailWith: .server(message: "unknown status"))
    }
  }
}
