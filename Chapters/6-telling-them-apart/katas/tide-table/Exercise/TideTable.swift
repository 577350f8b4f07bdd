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
