import Foundation

extension Network {
  /// Sends a request and decodes the JSON answer.
  ///
  /// - Throws: `NetworkError`, even for an answer with unreadable JSON or a status other than 200.
  public func value<Value: Decodable>(
    _ type: Value.Type = Value.self, answering request: Request
  ) async throws(NetworkError) -> Value {
    let response = try await response(to: request)
    guard response.status != 401 else { throw .unauthorized }
    guard response.status == 200 else { throw .status(response.status) }
    guard let value = try? JSONDecoder().decode(Value.self, from: response.body) else {
      throw .unreadable
    }
    return value
  }
}
