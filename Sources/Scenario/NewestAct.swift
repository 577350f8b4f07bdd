/// Knows which of a user's acts is the newest.
///
/// Answers may arrive in a different order than their questions. A screen shows the answer to the
/// newest one only.
struct NewestAct {
  private var count = 0

  /// Begins a new act, and returns its number.
  @discardableResult
  mutating func begin() -> Int {
    count += 1
    return count
  }

  /// Whether no other act has begun since this one.
  func isNewest(_ act: Int) -> Bool {
    act == count
  }
}
