import FakeNetwork
import Foundation

/// Searches Yelp with an API key.
public final class YLPClient: Sendable {
  private let apiKey: String
  private let network: Network

  /// Creates a client.
  public init(apiKey: String, network: Network) {
    self.apiKey = apiKey
    self.network = network
  }

  /// Searches near a coordinate, and calls the handler on a background queue.
  public func search(
    with coordinate: YLPCoordinate,
    term: String?,
    limit: UInt,
    offset: UInt,
    sort: YLPSortType,
    completionHandler: @escaping (YLPSearch?, Error?) -> Void
  ) {
    let parameters = [
      "latitude": "\(coordinate.latitude)",
      "longitude": "\(coordinate.longitude)",
      "term": term ?? "",
      "limit": "\(limit)",
      "offset": "\(offset)",
      "sort": sort.rawValue,
    ]
    get("/yelp/search", parameters) { (listing: Listing?, error) in
      completionHandler(listing?.search, error)
    }
  }

  /// Finds names that begin with the given letters, and calls the handler on a background queue.
  public func autocomplete(
    text: String, completionHandler: @escaping ([String]?, Error?) -> Void
  ) {
    get("/yelp/autocomplete", ["text": text]) { (completions: Completions?, error) in
      completionHandler(completions?.terms, error)
    }
  }

  private func get<Answer: Decodable>(
    _ path: String, _ parameters: [String: String], _ handler: @escaping (Answer?, Error?) -> Void
  ) {
    let key = ["key": apiKey]
    let request = Request("GET", path, parameters.merging(key) { given, _ in given })
    network.send(request) { answer in
      switch answer {
      case .failure:
        handler(nil, YLPClient.error(.notConnected))
      case .success(let response) where response.status == 401:
        handler(nil, YLPClient.error(.invalidKey))
      case .success(let response) where response.status == 400:
        handler(nil, YLPClient.error(.invalidRequest))
      case .success(let response):
        guard let value = try? JSONDecoder().decode(Answer.self, from: response.body) else {
          handler(nil, YLPClient.error(.badResponse))
          return
        }
        handler(value, nil)
      }
    }
  }

  private static func error(_ code: YLPErrorCode) -> Error {
    NSError(domain: YLPErrorDomain, code: code.rawValue)
  }
}
