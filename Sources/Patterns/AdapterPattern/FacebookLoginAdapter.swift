@preconcurrency import FacebookLogin
import Scenario

/// Signs in with Facebook: translates Facebook's calls to a delegate into one async answer.
///
/// - Role: adapter; target is `AuthenticationService`, adaptee is `FacebookLoginManager`
///   (GoF p. 139).
public struct FacebookLoginAdapter: AuthenticationService {
  private let makeManager: @Sendable () -> FacebookLoginManager

  /// Wraps Facebook's managers.
  ///
  /// - Parameter makeManager: Makes a manager. Each sign-in gets its own manager, because
  ///   a second sign-in with the same manager would replace the first.
  public init(makeManager: @escaping @Sendable () -> FacebookLoginManager) {
    self.makeManager = makeManager
  }

  /// Signs in with Facebook. If the caller is cancelled, the dialog closes, and the call throws
  /// `cancelled` at once.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    guard !Task.isCancelled else { throw .cancelled }
    let manager = makeManager()
    let listener = FacebookLoginListener()
    // The manager holds its delegate weakly. Waiting for the listener keeps it alive.
    manager.delegate = listener
    manager.logIn(email: email, password: password)
    guard let answer = await listener.end() else {
      manager.cancel()
      throw .cancelled
    }
    return try answer.get()
  }

  /// Signs out at Facebook, which doesn't report any result.
  public func logOut(_ session: Session) async {
    makeManager().logOut()
  }
}
