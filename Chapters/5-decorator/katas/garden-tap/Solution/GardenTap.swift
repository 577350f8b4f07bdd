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

/// Builds the tap that the app uses. `RainStop` is outside, so the list gets only the waterings
/// that reach the well.
///
/// - Parameters:
///   - well: Gives the water.
///   - list: Writes a line.
///   - isRaining: Whether it is raining now.
func makeTap(
  _ well: some Tap, list: @escaping (String) -> Void, isRaining: @escaping () -> Bool
) -> any Tap {
  RainStop(ListedTap(well, list: list), isRaining: isRaining)
}

/// Writes a line for each watering, with the result.
///
/// - Role: decorator; component is `Tap` (GoF p. 177).
struct ListedTap: Tap {
  private let inner: any Tap
  private let list: (String) -> Void

  /// Wraps a tap.
  init(_ inner: some Tap, list: @escaping (String) -> Void) {
    self.inner = inner
    self.list = list
  }

  var meter: Int { inner.meter }

  func water(_ bed: String, minutes: Int) throws(TapError) -> Int {
    do {
      let liters = try inner.water(bed, minutes: minutes)
      list("\(bed): \(liters) liters")
      return liters
    } catch {
      list("\(bed): no water")
      throw error
    }
  }
}

/// Asks for water only when it isn't raining.
///
/// - Role: protection proxy; subject is a `Tap` (GoF p. 208).
struct RainStop: Tap {
  private let subject: any Tap
  private let isRaining: () -> Bool

  /// Guards a tap.
  init(_ subject: some Tap, isRaining: @escaping () -> Bool) {
    self.subject = subject
    self.isRaining = isRaining
  }

  var meter: Int { subject.meter }

  func water(_ bed: String, minutes: Int) throws(TapError) -> Int {
    if isRaining() { throw .raining }
    return try subject.water(bed, minutes: minutes)
  }
}
