/// All the servers that the wire reaches.
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

  /// What the server that a request is for answers; 404 where there is none.
  @Sendable
  public func answer(_ request: Request) -> Response {
    let parts = request.path.split(separator: "/").map(String.init)
    guard let host = parts.first, let server = servers[host] else { return .notFound }
    return server.answer(request)
  }
}

/// One company's machine at the far end of the wire.
protocol Server: Sendable {
  func answer(_ request: Request) -> Response
}

extension Response {
  /// There is nothing at this path.
  static let notFound = Response(status: 404, body: #"{"error": "not found"}"#)
}
