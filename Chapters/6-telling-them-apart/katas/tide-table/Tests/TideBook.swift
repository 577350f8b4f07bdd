import Locking

/// The office's book, which keeps its lines.
final class TideBook: Sendable {
  private let written = Locked<[String]>([])

  /// The lines so far, in order.
  var lines: [String] {
    written.withLock(\.self)
  }

  /// Takes one more line.
  @Sendable
  func write(_ line: String) {
    written.withLock { $0.append(line) }
  }
}
