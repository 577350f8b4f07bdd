// About: At the other end of the wire, in the warehouse, our own program holds a Stock. That
// program turns each line into one call.
// Answer: proxy
// Because: The inner object is the Stock in the other program. It has the same interface, and
// text is only the way to reach it. For an adapter, the warehouse would offer its own interface,
// made without Stock in mind.
protocol Stock: Sendable {
  func count(of article: String) async throws -> Int
  func reserve(_ article: String, pieces: Int) async throws
}

actor Wire {
  func ask(_ line: String) async throws -> String { line }
}

struct StockTranslator: Stock {
  struct Unreadable: Error {
    let answer: String
  }

  let wire: Wire

  func count(of article: String) async throws -> Int {
    let answer = try await wire.ask("count \(article)")
    guard let count = Int(answer) else { throw Unreadable(answer: answer) }
    return count
  }

  func reserve(_ article: String, pieces: Int) async throws {
    _ = try await wire.ask("reserve \(pieces) \(article)")
  }
}
