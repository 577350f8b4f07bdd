/// What can go wrong with a shelf.
enum ShelfError: Error {
  /// Nothing more fits on the shelf. What lies there stays.
  case full

  /// What lies on the shelf can't be read any more.
  case damaged
}
