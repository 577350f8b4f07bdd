import Scenario

/// A call that a walk makes instead of going from screen to screen.
public protocol WalkedFinder: Sendable {
  /// Why the call failed.
  associatedtype Failure: Error

  /// The pins of cafés near a place, for whoever has this e-mail and password.
  func pins(
    near name: String, email: String, password: String
  ) async throws(Failure) -> [BusinessMapViewModel]
}
