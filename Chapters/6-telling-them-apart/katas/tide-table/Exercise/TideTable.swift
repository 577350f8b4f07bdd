/// Puts together what the board asks.
///
/// - Parameters:
///   - station: Knows the tides of all harbours.
///   - book: Takes a line.
func makeSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  // Your code
  station
}

/// Puts together what the sign for the lifeboat asks: the third requirement.
///
/// - Parameters:
///   - station: Knows the tides of all harbours.
///   - book: Takes a line.
func makeSignSource(
  station: some TideSource, book: @escaping @Sendable (String) -> Void
) -> any TideSource {
  makeSource(station: station, book: book)
}
