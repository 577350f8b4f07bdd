/// The employee who is at work now. Employees change during the day, and so do the rights.
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
