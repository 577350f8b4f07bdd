import Locking
import TestSupport

/// Whether an entry didn't come in time. Where one is missing there may be none: then each test would
/// wait in vain.
private let hasMissed = Locked(false)

extension Notes {
  /// Waits until there are so many entries: an entry may come later than an answer.
  ///
  /// - Returns: False when that takes too long.
  @discardableResult
  func reach(_ count: Int) async -> Bool {
    if all.count >= count { return true }
    if hasMissed.withLock(\.self) {
      try? await Task.sleep(for: .milliseconds(30))
    } else {
      _ = await promptly(within: .seconds(1.5)) { [self] in
        while all.count < count {
          // Cancelling the waiting task makes the sleep return at once: give up then.
          guard (try? await Task.sleep(for: .milliseconds(1))) != nil else { return }
        }
      }
    }
    guard all.count < count else { return true }
    hasMissed.withLock { $0 = true }
    return false
  }

  /// Everything that was written down when there are so many entries, and a moment later: one entry
  /// too many may come late, too.
  func settled(at count: Int) async -> [Entry] {
    guard await reach(count) else { return all }
    try? await Task.sleep(for: .milliseconds(20))
    return all
  }
}
