import FakeNetwork
import Locking
import Scenario

/// The client of our own backend.
///
/// It speaks our protocols natively, so nothing has to be converted. It keeps the session of the
/// last sign-in and sends its token with each search.
public final class Service: Sendable {
  let network: Network
  let session: Locked<Session?>

  /// Creates a client of the backend at the end of a wire.
  ///
  /// - Parameters:
  ///   - network: The wire.
  ///   - session: The session of an earlier sign-in to go on with, or nil.
  public init(network: Network, session: Session? = nil) {
    self.network = network
    self.session = Locked(session)
  }
}
