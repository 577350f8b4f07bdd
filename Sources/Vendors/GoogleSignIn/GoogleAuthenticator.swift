import FakeNetwork
import Foundation

/// Signs people in with their Google accounts.
public class GoogleAuthenticator {
  private let network: Network

  /// Creates an authenticator.
  public init(network: Network) {
    self.network = network
  }

  /// Logs in, and calls the completion handler on a background queue.
  ///
  /// Both parameters of the completion handler are optional. Check both.
  public func login(
    email: String, password: String, completion: @escaping (GoogleUser?, Error?) -> Void
  ) {
    let request = Request("POST", "/google/login", ["email": email, "password": password])
    network.send(request) { answer in
      switch answer {
      case .failure:
        completion(nil, GoogleAuthenticator.error(.networkUnavailable))
      case .success(let response):
        GoogleAuthenticator.finish(response, completion)
      }
    }
  }

  /// Logs out. The library doesn't report whether the logout succeeded.
  public func logout(email: String) {
    network.send(Request("POST", "/google/logout", ["email": email])) { _ in }
  }

  private static func finish(
    _ response: Response, _ completion: (GoogleUser?, Error?) -> Void
  ) {
    guard
      let object = try? JSONSerialization.jsonObject(with: response.body),
      let json = object as? [String: [String: String]]
    else {
      completion(nil, error(.malformedResponse))
      return
    }
    completion(json["user"].flatMap(user), json["error"].map(error))
  }

  private static func user(_ json: [String: String]) -> GoogleUser? {
    guard let email = json["email"], let token = json["token"] else { return nil }
    return GoogleUser(email: email, password: json["password"] ?? "", token: token)
  }

  private static func error(_ json: [String: String]) -> Error {
    switch json["code"] {
    case "INVALID_LOGIN_CREDENTIALS": return error(.invalidCredentials)
    case "CANCELED": return error(.canceled)
    default: return error(.unknown)
    }
  }

  private static func error(_ code: GoogleSignInErrorCode) -> Error {
    NSError(domain: GoogleSignInErrorDomain, code: code.rawValue)
  }
}
