/// Who is at the counter now. People take turns, so the rights change during the day.
final class Shift {
  /// What the person at the counter may do.
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
