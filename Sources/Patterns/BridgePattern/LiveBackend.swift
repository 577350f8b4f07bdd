import CafeService
import FakeNetwork
import Scenario

/// Our own server as a backend, across the network.
///
/// - Role: concrete implementor (GoF p. 154).
public struct LiveBackend: Backend {
  private let network: Network

  /// Creates a backend that uses a network.
  public init(network: Network) {
    self.network = network
  }

  /// Requests a token from the server.
  public func token(
    email: String, password: String
  ) async throws(AuthenticationError) -> Token {
    try await network.openSession(email: email, password: password).token
  }

  /// Tells the server to invalidate the token, even when the caller is cancelled.
  public func revoke(_ token: Token) async {
    await network.endSession(with: token)
  }

  /// Returns the server's cafés on a strip. Without a token, the server rejects the request.
  public func cafes(
    on strip: MapStrip, matching term: String, token: Token?
  ) async throws(SearchError) -> [Business] {
    var parameters = ["row": "\(strip.row)", "term": term]
    parameters["token"] = token?.value
    do {
      let listing: CafeListing = try await network.value(
        answering: Request("GET", "/service/strip", parameters))
      return listing.businesses
    } catch {
      throw SearchError(error)
    }
  }
}
