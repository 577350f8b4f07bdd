// What the app asks. The tests know these two types; leave them as they are.

/// Gives water from a well.
protocol Tap {
  /// How many liters were given in all.
  var meter: Int { get }

  /// Waters a bed.
  ///
  /// - Returns: How many liters came out.
  func water(_ bed: String, minutes: Int) throws(TapError) -> Int
}

/// Why no water came.
enum TapError: Error {
  /// The well is empty.
  case empty

  /// It is raining.
  case raining
}

/// Puts together what the app asks.
///
/// - Parameters:
///   - well: Gives the water.
///   - list: Takes a line.
///   - isRaining: Whether it is raining now; for the second requirement.
func makeTap(
  _ well: some Tap, list: @escaping (String) -> Void, isRaining: @escaping () -> Bool
) -> any Tap {
  // Your code
  well
}
