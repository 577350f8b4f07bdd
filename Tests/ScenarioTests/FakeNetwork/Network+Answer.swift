import FakeNetwork
import Foundation

extension Network {
  /// What comes back for a request, as a value that can be compared.
  func answer(to request: Request) async -> Answer {
    do {
      return .success(try await response(to: request))
    } catch {
      return .failure(error)
    }
  }

  /// The status that comes back for a request, or nil when none comes.
  func status(for request: Request) async -> Int? {
    let answer = await answer(to: request)
    return try? answer.get().status
  }
}

extension Request {
  /// A sign-in that succeeds.
  static let googleLogin = Request(
    "POST", "/google/login", ["email": "user@example.com", "password": "password"])

  /// A search at one of the servers, as its client sends it.
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
