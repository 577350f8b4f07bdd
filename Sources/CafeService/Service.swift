import FakeNetwork
import Locking
import Scenario

/// The client of our own backend.
///
/// The service itself implements the app's protocols, so it needs no adapter. It keeps the session
/// of the last sign-in, and sends the token with each search.
public final class Service: Sendable {
  let network: Network
  let session: Locked<Session?>

  /// Creates a client of the backend.
  ///
  /// - Parameters:
  ///   - network: The network to the backend.
  ///   - session: The session of an earlier sign-in, or nil.
  public init(network: Network, session: Session? = nil) {
    self.network = network
    self.session = Locked(session)
  }
}
