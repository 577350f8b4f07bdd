// The app and the tests use these two types. Don't change them.

/// Waters garden beds from a well.
protocol Tap {
  /// The number of liters that the well has given so far.
  var meter: Int { get }

  /// Waters a garden bed.
  ///
  /// - Returns: The liters that came out.
  func water(_ bed: String, minutes: Int) throws(TapError) -> Int
}

/// The reason why no water came.
enum TapError: Error {
  /// The well is empty.
  case empty

  /// It is raining.
  case raining
}

/// Builds the tap that the app uses.
///
/// - Parameters:
///   - well: Gives the water.
///   - list: Writes a line.
///   - isRaining: Whether it is raining now. Only the second requirement needs this closure.
func makeTap(
  _ well: some Tap, list: @escaping (String) -> Void, isRaining: @escaping () -> Bool
) -> any Tap {
  // Your code
  well
}
