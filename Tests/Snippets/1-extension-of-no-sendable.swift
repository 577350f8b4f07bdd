// Says: needs a promise for the whole program, @unchecked Sendable
// Fails: 'Sendable'
@preconcurrency import GoogleSignIn
import Scenario

extension GoogleAuthenticator: AuthenticationService {
  /// Signs in.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session { throw .cancelled }

  /// Signs out.
  public func logOut(_ session: Session) async {}
}
