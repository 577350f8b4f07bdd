import FakeNetwork
import Foundation

extension Network {
  /// The answer to a request, as a value that can be compared.
  func answer(to request: Request) async -> Answer {
    do {
      return .success(try await response(to: request))
    } catch {
      return .failure(error)
    }
  }

  /// The status of the answer to a request, or nil when there is no answer.
  func status(for request: Request) async -> Int? {
    let answer = await answer(to: request)
    return try? answer.get().status
  }
}

extension Request {
  /// A sign-in that succeeds.
  static let googleLogin = Request(
    "POST", "/google/login", ["email": "user@example.com", "password": "password"])

  /// A search request, as a client sends it to one of the servers.
  static func search(
    at path: String, near place: (Double, Double) = (54.3027, 10.1092), term: String = "coffee",
    limit: Int = 50, offset: Int = 0, _ more: [String: String] = [:]
  ) -> Request {
    let parameters = [
      "latitude": "\(place.0)", "longitude": "\(place.1)", "term": term, "limit": "\(limit)",
      "offset": "\(offset)",
    ]
    return Request("GET", path, parameters.merging(more) { _, new in new })
  }
}
