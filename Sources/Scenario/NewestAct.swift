/// Tracks which of the user's actions is the newest.
///
/// Answers may arrive in a different order than the actions that asked for them. A screen shows
/// only the answer to the newest action.
struct NewestAct {
  private var count = 0

  /// Begins a new action, and returns its number.
  @discardableResult
  mutating func begin() -> Int {
    count += 1
    return count
  }

  /// Whether no later action has begun.
  func isNewest(_ act: Int) -> Bool {
    act == count
  }
}
