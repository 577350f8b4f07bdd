import FakeNetwork
import Locking
import Scenario

extension Service: BusinessSearchClient {
  private struct Completions: Decodable {
    let names: [String]
  }

  /// Asks the backend for cafés, nearest first.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    try query.validate()
    let listing: CafeListing = try await value(
      at: "/service/search",
      [
        "latitude": "\(query.place.latitude)",
        "longitude": "\(query.place.longitude)",
        "term": query.term,
        "limit": "\(query.limit)",
        "offset": "\(query.offset)",
      ])
    return listing.businesses
  }

  /// Returns the names that the backend suggests.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    let completions: Completions = try await value(
      at: "/service/suggestions", ["prefix": prefix])
    return completions.names
  }

  private func value<Value: Decodable>(
    at path: String, _ parameters: [String: String]
  ) async throws(SearchError) -> Value {
    var parameters = parameters
    parameters["token"] = session.withLock(\.?.token.value)
    do {
      return try await network.value(answering: Request("GET", path, parameters))
    } catch {
      throw SearchError(error)
    }
  }
}
