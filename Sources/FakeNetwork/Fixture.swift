import Foundation

/// Reads the fixtures that are part of the program.
enum Fixture {
  /// Decodes a fixture. An unreadable fixture is a bug in the program, which then stops.
  static func decode<Value: Decodable>(_ bytes: [UInt8]) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      preconditionFailure("a fixture can't be read: \(error)")
    }
  }
}
