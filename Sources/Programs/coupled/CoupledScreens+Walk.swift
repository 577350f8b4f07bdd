import CoupledScreens
import Walk

extension CoupledLoginScreen: WalkedLogin {
  /// How it ended, and what the user saw of it.
  public var sight: Walk.Sight {
    (isSignedIn ? .worked("signed in") : .failed, lines)
  }
}

extension CoupledSearchScreen: WalkedSearch {
  /// How it ended, and what the user saw of it.
  public var sight: Walk.Sight {
    (count.map { .worked("\($0) cafés") } ?? .failed, lines)
  }
}
