import Transcripts

extension SequenceDrawing {
  /// The names of all who send or get a message: who calls stands before whom it calls, the network
  /// behind all, else in the order in which they come.
  static func order(of messages: [Message]) -> [String] {
    var waiting = messages.flatMap { [$0.from, $0.to] }.uniqued
    let calls = messages.filter { !$0.kind.endsCall && $0.from != $0.to }
    let outside = Set(messages.filter { $0.kind == .request }.map(\.to))
    var placed: [String] = []
    while !waiting.isEmpty {
      let free = waiting.firstIndex { name in
        !calls.contains { $0.to == name && waiting.contains($0.from) }
          && (!outside.contains(name) || outside.isSuperset(of: waiting))
      }
      // Where all wait for one another, the first goes first.
      placed.append(waiting.remove(at: free ?? 0))
    }
    return placed
  }
}
