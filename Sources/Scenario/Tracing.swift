/// Looks on where one part of an app calls another by one of its two protocols.
///
/// A composition passes each of its parts through one, on the way to whoever calls that part.
public protocol Tracing: Sendable {
  /// The same service, with somebody who looks on.
  func signIn(_ inner: some AuthenticationService) -> any AuthenticationService

  /// The same client, with somebody who looks on.
  func search(_ inner: some BusinessSearchClient) -> any BusinessSearchClient
}

/// Nobody looks on: what goes in comes out.
public struct Untraced: Tracing {
  /// Creates one; all are alike.
  public init() {}

  /// The service itself.
  public func signIn(_ inner: some AuthenticationService) -> any AuthenticationService {
    inner
  }

  /// The client itself.
  public func search(_ inner: some BusinessSearchClient) -> any BusinessSearchClient {
    inner
  }
}
