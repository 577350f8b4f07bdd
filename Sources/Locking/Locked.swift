import Foundation

/// A value that several threads share, behind a lock.
///
/// It does what `Synchronization.Mutex` does. On Linux the thread sanitizer can't see a `Mutex` at
/// work and reports a race at every use; it does see this lock.
public final class Locked<Value: Sendable>: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var value: Value

  /// Puts a value behind a lock.
  public init(_ value: Value) {
    self.value = value
  }

  /// Looks at the value, or changes it, while nobody else does. Don't wait in there.
  public func withLock<Answer>(_ use: (inout Value) throws -> Answer) rethrows -> Answer {
    try lock.withLock { try use(&value) }
  }
}
