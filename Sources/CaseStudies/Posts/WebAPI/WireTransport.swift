import FakeNetwork
import Foundation

/// The way over the workbook's own wire, where the fixtures are.
public struct WireTransport: HTTPTransport {
  private let network: Network

  /// Creates the way over a wire.
  public init(_ network: Network) {
    self.network = network
  }

  /// Gets what a server of the wire answers. `https://posts.example/latest` is `/posts/latest`
  /// there.
  public func get(_ url: URL) async throws(APIError) -> Response {
    let server = url.host()?.split(separator: ".").first ?? ""
    do {
      return try await network.response(to: Request("GET", "/\(server)\(url.path())"))
    } catch .cancelled {
      throw .cancelled
    } catch {
      // The wire knows no other error than a lost connection.
      throw .unreachable
    }
  }
}
