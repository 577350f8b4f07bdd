/// The employee who is at work now. The employee and the rights change during the day.
final class Shift {
  /// What the employee is allowed to do.
  var rights: Set<Right>

  init(_ rights: Set<Right> = []) {
    self.rights = rights
  }
}

/// A permission that not everyone has.
enum Right: Hashable {
  /// Look at a guest's card.
  case look

  /// Make new cards, and stamp cards.
  case stamp

  /// Remove a card from the box forever.
  case remove
}
