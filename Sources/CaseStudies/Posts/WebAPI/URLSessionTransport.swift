import FakeNetwork
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The way over HTTP, as the system has it.
public struct URLSessionTransport: HTTPTransport {
  private let session: URLSession

  /// Creates the way. It keeps no answer: that would be a cache that nobody asked for.
  ///
  /// - Parameter patience: How many seconds a silent server is waited for.
  public init(patience: Double = 10) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = patience
    session = URLSession(configuration: configuration)
  }

  /// Gets what a server answers.
  public func get(_ url: URL) async throws(APIError) -> Response {
    do {
      let (body, response) = try await session.data(from: url)
      guard let response = response as? HTTPURLResponse else { throw APIError.unreachable }
      return Response(status: response.statusCode, body: body)
    } catch {
      throw Task.isCancelled ? .cancelled : .unreachable
    }
  }
}
