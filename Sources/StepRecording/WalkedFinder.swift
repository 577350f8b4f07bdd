import Scenario

/// A facade with a single call, which a walk makes instead of using screens.
public protocol WalkedFinder: Sendable {
  /// Why the call failed.
  associatedtype Failure: Error

  /// The pins of cafés near a place, for the user with this e-mail and password.
  func pins(
    near name: String, email: String, password: String
  ) async throws(Failure) -> [BusinessMapViewModel]
}
