import Locking

/// Lines that wrappers wrote, in the order in which they came.
public final class Log: Sendable {
  private let written = Locked<[String]>([])

  /// Creates an empty log.
  public init() {}

  /// What was written so far.
  public var lines: [String] {
    written.withLock(\.self)
  }

  /// Adds a line. It may be called on any thread.
  @Sendable
  public func write(_ line: String) {
    written.withLock { $0.append(line) }
  }
}
