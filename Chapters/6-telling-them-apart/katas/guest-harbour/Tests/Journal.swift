import Locking

/// What all parts of the harbour were asked, in one order.
final class Journal: Sendable {
  private let lines = Locked<[String]>([])

  /// Everything that was asked.
  var all: [String] {
    lines.withLock(\.self)
  }

  func write(_ line: String) {
    lines.withLock { $0.append(line) }
  }
}
