import Locking

/// A log that keeps its lines, so that a test can read them.
final class Lines: Sendable {
  private let written = Locked<[String]>([])

  /// The lines so far, in order.
  var all: [String] {
    written.withLock(\.self)
  }

  /// Takes one more line.
  @Sendable
  func write(_ line: String) {
    written.withLock { $0.append(line) }
  }
}
