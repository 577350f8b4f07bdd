import Locking

/// The lines that a decorator logged.
final class Lines: Sendable {
  private let written = Locked<[String]>([])

  var all: [String] { written.withLock(\.self) }

  @Sendable
  func write(_ line: String) {
    written.withLock { $0.append(line) }
  }
}
