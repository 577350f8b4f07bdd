@preconcurrency import FacebookLogin
import Scenario

/// Signs in with Facebook: turns its delegate's calls into our one async answer.
///
/// - Role: adapter; target is `AuthenticationService`, adaptee is `FacebookLoginManager`
///   (GoF p. 139).
public struct FacebookLoginAdapter: AuthenticationService {
  private let makeManager: @Sendable () -> FacebookLoginManager

  /// Creates an adapter round Facebook's managers.
  ///
  /// - Parameter makeManager: Makes a manager. Each sign-in gets its own, since a manager has
  ///   one delegate: two sign-ins at once would take each other's answers.
  public init(makeManager: @escaping @Sendable () -> FacebookLoginManager) {
    self.makeManager = makeManager
  }

  /// Signs in with Facebook. A cancelled caller closes the dialog, waits for nothing, and gets no
  /// answer any more.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    guard !Task.isCancelled else { throw .cancelled }
    let manager = makeManager()
    let listener = FacebookLoginListener()
    // The manager holds its delegate weakly, so it has to be kept until the answer is there.
    defer { withExtendedLifetime(listener) {} }
    manager.delegate = listener
    manager.logIn(email: email, password: password)
    for await answer in listener.answers where !Task.isCancelled { return try answer.get() }
    // Only a cancelled caller comes here, perhaps with an answer that came too late.
    manager.cancel()
    throw .cancelled
  }

  /// Signs out at Facebook, which doesn't say whether it worked.
  public func logOut(_ session: Session) async {
    makeManager().logOut()
  }
}
