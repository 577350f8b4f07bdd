/// Gives water from a well.
protocol Tap {
  /// The number of liters that the well has given in all.
  var meter: Int { get }

  /// Waters a bed.
  ///
  /// - Returns: The liters that came out.
  func water(_ bed: String, minutes: Int) throws(TapError) -> Int
}

/// Why no water came.
enum TapError: Error {
  /// The well is empty.
  case empty

  /// It is raining.
  case raining
}

/// One class that does everything.
final class GardenClub: Tap {
  let well: any Tap
  let list: (String) -> Void
  let isRaining: () -> Bool

  init(_ well: any Tap, _ list: @escaping (String) -> Void, _ isRaining: @escaping () -> Bool) {
    self.well = well
    self.list = list
    self.isRaining = isRaining
  }

  var meter: Int {
    well.meter
  }

  func water(_ bed: String, minutes: Int) throws(TapError) -> Int {
    if isRaining() == true {
      throw TapError.raining
    }
    var words = "no water"
    defer {
      list(bed + ": " + words)
    }
    let liters = try well.water(bed, minutes: minutes)
    words = String(liters) + " liters"
    return liters
  }
}

func makeTap(
  _ well: some Tap, list: @escaping (String) -> Void, isRaining: @escaping () -> Bool
) -> any Tap {
  GardenClub(well, list, isRaining)
}
