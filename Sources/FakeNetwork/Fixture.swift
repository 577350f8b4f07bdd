import Foundation

/// Reads the fixtures that are built into the program.
enum Fixture {
  /// The value that stands in a fixture. A broken fixture is a broken program: it ends here.
  static func decode<Value: Decodable>(_ bytes: [UInt8]) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      preconditionFailure("a fixture can't be read: \(error)")
    }
  }
}
