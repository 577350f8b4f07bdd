import Scenario

/// A service whose sign-out waits until a gate is opened.
public struct SlowSignOut: AuthenticationService {
  private let gate: Gate

  /// Creates a service whose sign-outs wait at a gate.
  public init(gate: Gate) {
    self.gate = gate
  }

  /// Signs everybody in as the same user.
  public func logIn(email: String, password: String) async throws(AuthenticationError) -> Session {
    .signedIn
  }

  /// Waits at the gate.
  public func logOut(_ session: Session) async {
    await gate.pass()
  }
}
