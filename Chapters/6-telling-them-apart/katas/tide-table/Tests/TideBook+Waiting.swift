import Locking
import TestSupport

/// Whether a line didn't come in time. Where one is missing there may be none: then each test would
/// wait in vain.
private let hasMissed = Locked(false)

extension TideBook {
  /// Waits until there are so many lines: a line may come later than an answer.
  ///
  /// - Returns: False when that takes too long.
  @discardableResult
  func reach(_ count: Int) async -> Bool {
    if lines.count >= count { return true }
    if hasMissed.withLock(\.self) {
      try? await Task.sleep(for: .milliseconds(30))
    } else {
      _ = await promptly(within: .seconds(1.5)) { [self] in
        while lines.count < count {
          // Cancelling the waiting task makes the sleep return at once: give up then.
          guard (try? await Task.sleep(for: .milliseconds(1))) != nil else { return }
        }
      }
    }
    guard lines.count < count else { return true }
    hasMissed.withLock { $0 = true }
    return false
  }

  /// The lines when there are so many of them, and a moment later: one line too many may come late,
  /// too.
  func settled(at count: Int) async -> [String] {
    guard await reach(count) else { return lines }
    try? await Task.sleep(for: .milliseconds(20))
    return lines
  }
}
