/// All servers on the fake network.
public struct Internet: Sendable {
  private let servers: [String: any Server]

  /// Creates the servers from the fixtures.
  public init() {
    let town = Town()
    let account = Account()
    servers = [
      "google": GoogleServer(account: account),
      "facebook": FacebookServer(account: account),
      "yelp": YelpServer(town: town),
      "service": ServiceServer(account: account, town: town),
    ]
  }

  /// The answer of the server that a request names, or 404 if there is no such server.
  @Sendable
  public func answer(_ request: Request) -> Response {
    let parts = request.path.split(separator: "/").map(String.init)
    guard let host = parts.first, let server = servers[host] else { return .notFound }
    return server.answer(request)
  }
}

/// A company's server on the fake network.
protocol Server: Sendable {
  func answer(_ request: Request) -> Response
}

extension Response {
  /// The response for an unknown path.
  static let notFound = Response(status: 404, body: #"{"error": "not found"}"#)
}
