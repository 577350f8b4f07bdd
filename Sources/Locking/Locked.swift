import Foundation

/// A value that several threads share, protected by a lock.
///
/// It works like `Synchronization.Mutex`. On Linux, the thread sanitizer recognizes this lock,
/// but reports a data race at each use of a `Mutex`.
public final class Locked<Value: Sendable>: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var value: Value

  /// Protects a value with a lock.
  public init(_ value: Value) {
    self.value = value
  }

  /// Reads or changes the value while no other thread does. Don't wait inside the closure.
  public func withLock<Answer>(_ use: (inout Value) throws -> Answer) rethrows -> Answer {
    try lock.withLock { try use(&value) }
  }
}
