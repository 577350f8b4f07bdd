/// The names to choose from.
enum Pattern {
  /// You haven't chosen yet.
  case undecided

  /// Chapter 1.
  case adapter

  /// Chapter 2.
  case bridge

  /// Chapter 3.
  case facade

  /// Chapter 4.
  case proxy

  /// Chapter 5.
  case decorator

  /// Something else: another pattern, plain code, or a type that nobody needs.
  case noneOfThem
}
