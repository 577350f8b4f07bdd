/// Puts together the source that the board asks.
///
/// - Parameters:
///   - station: The station, which knows the tides of all harbours.
///   - book: The book, which takes a line.
func makeSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  // Your code
  station
}

/// Puts together the source that the sign for the lifeboat asks: the third requirement.
///
/// - Parameters:
///   - station: The station, which knows the tides of all harbours.
///   - book: The book, which takes a line.
func makeSignSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  makeSource(station: station, book: book)
}
