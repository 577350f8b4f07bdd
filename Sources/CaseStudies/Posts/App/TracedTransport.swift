import FakeNetwork
import Foundation
import WebAPI

/// Tells of each request that leaves the program, before it does.
struct TracedTransport: HTTPTransport {
  let transport: any HTTPTransport
  let tell: @Sendable (String) -> Void

  func get(_ url: URL) async throws(APIError) -> Response {
    tell("GET \(url)")
    return try await transport.get(url)
  }
}
