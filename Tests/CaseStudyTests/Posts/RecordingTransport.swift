import FakeNetwork
import Foundation
import Locking
import WebAPI

/// A way to the servers that writes down what is asked, and answers as it was told.
final class RecordingTransport: HTTPTransport {
  private let urls = Locked<[URL]>([])
  private let answer: Result<Response, APIError>

  init(_ answer: Result<Response, APIError>) {
    self.answer = answer
  }

  /// Answers every request with a body.
  convenience init(_ body: String, status: Int = 200) {
    self.init(.success(Response(status: status, body: body)))
  }

  var asked: [URL] {
    urls.withLock(\.self)
  }

  func get(_ url: URL) async throws(APIError) -> Response {
    urls.withLock { $0.append(url) }
    return try answer.get()
  }
}
