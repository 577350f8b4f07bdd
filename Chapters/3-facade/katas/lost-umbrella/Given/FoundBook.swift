/// The list of the things that cleaners have found on trains.
protocol FoundBook {
  /// A depot's entries that match a word, in the order in which they were written. The book knows
  /// that a brolly is an umbrella.
  func entries(fitting word: String, at depot: DepotKey) throws(FoundBookFault) -> [FoundEntry]
}

/// An entry for a thing that was found.
struct FoundEntry: Hashable {
  /// The page in the book.
  var page: Int

  /// The number on the tag that hangs on the thing.
  var tag: Int

  /// The cleaner's description.
  var note: String
}

/// The reason why the book can't be read.
enum FoundBookFault: Error, Hashable {
  /// Somebody has borrowed the book.
  case lent(to: String)

  /// This page is wet.
  case wet(page: Int)
}
