import TestSupport

extension TideBook {
  /// Waits until there are so many lines: a line may come later than an answer.
  ///
  /// - Returns: False when that takes too long.
  @discardableResult
  func reach(_ count: Int) async -> Bool {
    let isReached = await promptly(within: .seconds(1.5)) { [self] in
      while lines.count < count {
        // Cancelling the waiting task makes the sleep return at once: give up then.
        guard (try? await Task.sleep(for: .milliseconds(1))) != nil else { return false }
      }
      return true
    }
    return isReached ?? false
  }

  /// The lines when there are so many of them, and a moment later: one line too many may come late,
  /// too.
  func settled(at count: Int) async -> [String] {
    guard await reach(count) else { return lines }
    try? await Task.sleep(for: .milliseconds(100))
    return lines
  }
}
