import Scenario

/// A source of tokens and cafés: the few primitives that every kind of sign-in and search is built
/// from.
///
/// A backend knows nothing of pages, ranking or who is signed in, so a new one is quickly written.
///
/// - Role: implementor (GoF p. 154).
public protocol Backend: Sendable {
  /// A token for credentials.
  func token(email: String, password: String) async throws(AuthenticationError) -> Token

  /// Makes a token worthless.
  func revoke(_ token: Token) async

  /// The cafés on one strip of the map that match a term, in no particular order.
  ///
  /// - Parameter token: The token of the open session, or nil.
  func cafes(
    on strip: MapStrip, matching term: String, token: Token?
  ) async throws(SearchError) -> [Business]
}
