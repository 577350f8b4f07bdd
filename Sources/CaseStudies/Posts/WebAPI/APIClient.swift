import FakeNetwork
import Foundation

/// Gets what is behind a URL. All teams of the app share it, so it isn't changed for one of them.
///
/// - Role: adaptee. It knows nothing of posts.
public struct APIClient: Sendable {
  private let transport: any HTTPTransport

  /// Creates a client.
  ///
  /// - Parameter transport: The way to the servers.
  public init(transport: some HTTPTransport) {
    self.transport = transport
  }

  /// The bytes behind a URL, whatever they are.
  ///
  /// - Throws: Any `APIError`; `status` for every status but 200 to 299.
  public func data(from url: URL) async throws(APIError) -> Data {
    let response = try await transport.get(url)
    guard (200...299).contains(response.status) else { throw .status(response.status) }
    return response.body
  }
}
