/// The book of what cleaners have found in the trains.
protocol FoundBook {
  /// The entries of a depot that fit a word, in the order in which they were written. The book knows
  /// that a brolly is an umbrella.
  func entries(fitting word: String, at depot: DepotKey) throws(FoundBookFault) -> [FoundEntry]
}

/// A thing that was found.
struct FoundEntry: Hashable {
  /// The page of the book.
  var page: Int

  /// The number on the tag that hangs on the thing.
  var tag: Int

  /// What the cleaner wrote.
  var note: String
}

/// Why the book can't be read.
enum FoundBookFault: Error, Hashable {
  /// Somebody has taken it along.
  case lent(to: String)

  /// This page is wet.
  case wet(page: Int)
}
