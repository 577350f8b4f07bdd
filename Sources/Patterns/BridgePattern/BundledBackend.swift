import FakeNetwork
import Foundation
import Scenario

/// A backend that comes with the app and works without a network. It has one demo account and the
/// town's cafés, and checks no token.
///
/// - Role: concrete implementor (GoF p. 154).
public struct BundledBackend: Backend {
  private struct Demo: Decodable {
    let email: String
    let password: String
    let token: String
    let cafes: [Business]
  }

  private let demo: Result<Demo, any Error>

  /// Creates a backend from the data that is part of the program.
  public init() {
    self.init(data: Data(PackageResources.demo_json))
  }

  /// Creates a backend from other data in the same format.
  public init(data: Data) {
    demo = Result { try JSONDecoder().decode(Demo.self, from: data) }
  }

  /// Returns the demo account's token.
  public func token(
    email: String, password: String
  ) async throws(AuthenticationError) -> Token {
    let demo = try demo.mapError {
      AuthenticationError.unreadableAnswer("the bundle is broken: \($0)")
    }.get()
    guard email == demo.email, password == demo.password else { throw .wrongCredentials }
    return Token(value: demo.token)
  }

  /// Does nothing, since no token is checked here.
  public func revoke(_ token: Token) async {}

  /// Returns the bundled cafés on a strip. Terms match as on our own server.
  public func cafes(
    on strip: MapStrip, matching term: String, token: Token?
  ) async throws(SearchError) -> [Business] {
    let demo = try demo.mapError { SearchError.unreadableAnswer("the bundle is broken: \($0)") }
      .get()
    return demo.cafes.filter { strip.holds($0.location) && Town.finds($0.name, by: term) }
  }
}
