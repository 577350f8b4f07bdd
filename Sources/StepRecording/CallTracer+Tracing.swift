import Scenario

extension CallTracer: Tracing {
  /// The same service; its calls and answers are written down.
  public func signIn(_ inner: some AuthenticationService) -> any AuthenticationService {
    TracedSignIn(inner: inner, traced: self)
  }

  /// The same client; its calls and answers are written down.
  public func search(_ inner: some BusinessSearchClient) -> any BusinessSearchClient {
    TracedSearch(inner: inner, traced: self)
  }
}
