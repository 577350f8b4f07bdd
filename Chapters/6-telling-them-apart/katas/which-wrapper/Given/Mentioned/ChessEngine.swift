/// What the game plays against.
protocol ChessEngine {
  func bestMove(in position: Position) async throws -> Move
}

struct Position {
  var text: String
}

struct Move {
  let text: String

  init(text: String) throws(MoveError) {
    guard text.count == 4 else { throw .unreadable(text) }
    self.text = text
  }
}

enum MoveError: Error {
  case unreadable(String)
}

/// A running program that answers one line with another.
struct HelperProcess {
  init(_ program: String) {}

  func ask(_ line: String) async throws -> String { "e2e4" }
}
