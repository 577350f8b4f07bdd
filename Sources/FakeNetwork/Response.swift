import Foundation

/// What a server answered.
public struct Response: Hashable, Sendable {
  /// The HTTP status, such as 200 or 401.
  public let status: Int

  /// The bytes, JSON as a rule.
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
    // Encoding fails for a number that isn't finite. No fixture holds one.
    self.init(status: status, body: (try? JSONEncoder().encode(value)) ?? Data())
  }
}
