/// Who is at the counter now. People take turns, so the rights change during the day.
final class Shift {
  /// What the person at the counter may do.
  var rights: Set<Right>

  init(_ rights: Set<Right> = []) {
    self.rights = rights
  }
}

/// Something that not everybody may do.
enum Right: Hashable {
  /// Look at a guest's card.
  case look

  /// Make a new card, and put stamps on cards.
  case stamp

  /// Take a card out of the box for ever.
  case remove
}
