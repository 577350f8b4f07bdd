import Foundation
import Scenario

/// A backend that comes with the app, for days without a network: one demo account and the town's
/// cafés. It needs no token.
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

  /// Creates a backend from the data that is built into the program.
  public init() {
    demo = Result {
      try JSONDecoder().decode(Demo.self, from: Data(PackageResources.demo_json))
    }
  }

  /// The demo account's token.
  public func token(
    email: String, password: String
  ) async throws(AuthenticationError) -> Token {
    guard let demo = try? demo.get() else { throw .unreadableAnswer("the bundle is broken") }
    guard email == demo.email, password == demo.password else { throw .wrongCredentials }
    return Token(value: demo.token)
  }

  /// Does nothing: the demo account's token is worth nothing.
  public func revoke(_ token: Token) async {}

  /// The bundled cafés on a tile.
  public func cafes(
    on tile: MapTile, matching term: String, token: Token?
  ) async throws(SearchError) -> [Business] {
    guard let demo = try? demo.get() else { throw .unreadableAnswer("the bundle is broken") }
    return demo.cafes.filter { cafe in
      MapTile(holding: cafe.location) == tile
        && (term.lowercased() == "coffee" || cafe.name.localizedCaseInsensitiveContains(term))
    }
  }
}
