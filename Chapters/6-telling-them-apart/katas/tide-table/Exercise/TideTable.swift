/// Puts together the source that the board asks.
///
/// - Parameters:
///   - station: The station, which knows the tides of all harbors.
///   - book: Writes a line into the book.
func makeSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  // Your code
  station
}

/// Puts together the source that the lifeboat's sign asks, for the third requirement.
///
/// - Parameters:
///   - station: The station, which knows the tides of all harbors.
///   - book: Writes a line into the book.
func makeSignSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  makeSource(station: station, book: book)
}
