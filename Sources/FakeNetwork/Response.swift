import Foundation

/// A server's answer.
public struct Response: Hashable, Sendable {
  /// The HTTP status, such as 200 or 401.
  public let status: Int

  /// The body, usually JSON.
  public let body: Data

  /// Creates a response from bytes.
  public init(status: Int, body: Data) {
    self.status = status
    self.body = body
  }

  /// Creates a response from text.
  public init(status: Int, body: String) {
    self.init(status: status, body: Data(body.utf8))
  }

  /// Creates a response from a value, written as JSON.
  init(status: Int = 200, json value: some Encodable) {
    // Encoding fails only for numbers that aren't finite. No fixture contains any.
    self.init(status: status, body: (try? JSONEncoder().encode(value)) ?? Data())
  }
}
