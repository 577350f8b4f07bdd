import CafeService
import FakeNetwork
import Scenario

/// The backend at the end of the wire.
///
/// - Role: concrete implementor (GoF p. 154).
public struct LiveBackend: Backend {
  private let network: Network

  /// Creates a backend at the end of a wire.
  public init(network: Network) {
    self.network = network
  }

  /// A token from the server.
  public func token(
    email: String, password: String
  ) async throws(AuthenticationError) -> Token {
    struct Answer: Decodable {
      let token: String
    }
    let request = Request("POST", "/service/session", ["email": email, "password": password])
    do {
      let answer: Answer = try await network.value(answering: request)
      return Token(value: answer.token)
    } catch {
      throw AuthenticationError(error)
    }
  }

  /// Tells the server, even when the caller is cancelled meanwhile.
  public func revoke(_ token: Token) async {
    await network.tell(Request("DELETE", "/service/session", ["token": token.value]))
  }

  /// The cafés that the server lists on a strip. It wants a token.
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
