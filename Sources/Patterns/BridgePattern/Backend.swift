import Scenario

/// Issues tokens and lists cafés: the few primitives from which every kind of sign-in and search is
/// built.
///
/// A backend knows nothing about pages, ranking or who is signed in, so a new backend is quick to
/// write.
///
/// - Role: implementor (GoF p. 154).
public protocol Backend: Sendable {
  /// Issues a token for an e-mail address and a password.
  func token(email: String, password: String) async throws(AuthenticationError) -> Token

  /// Invalidates a token.
  func revoke(_ token: Token) async

  /// The cafés on one strip of the map that match a term, in no particular order.
  ///
  /// - Parameter token: The token of the open session, or nil.
  func cafes(
    on strip: MapStrip, matching term: String, token: Token?
  ) async throws(SearchError) -> [Business]
}
