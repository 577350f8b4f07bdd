import Locking

/// A wait that takes no time, and writes down how long it should have been.
final class Waits: Sendable {
  private let noted = Locked<[Duration]>([])

  /// The waits so far, in order.
  var all: [Duration] {
    noted.withLock(\.self)
  }

  /// Takes one more wait.
  @Sendable
  func note(_ time: Duration) {
    noted.withLock { $0.append(time) }
  }
}
