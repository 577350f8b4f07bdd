import FakeNetwork
import Foundation

/// A way to the servers.
public protocol HTTPTransport: Sendable {
  /// Gets what a server answers, whatever its status is.
  ///
  /// - Throws: `unreachable` or `cancelled`.
  func get(_ url: URL) async throws(APIError) -> Response
}
