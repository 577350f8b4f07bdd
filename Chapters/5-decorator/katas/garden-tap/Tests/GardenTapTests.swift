import TestSupport
import Testing

/// A well that records its calls. It gives eight liters a minute, or fails.
final class Well: Tap {
  var asked: [String] = []
  var meter = 0
  var failure: TapError?

  func water(_ bed: String, minutes: Int) throws(TapError) -> Int {
    asked.append("\(bed) for \(minutes)")
    if let failure { throw failure }
    meter += 8 * minutes
    return 8 * minutes
  }
}

@Suite(.kata()) struct GardenTapTests {
  private let well = Well()
  private let list = Notes<String>()

  // The first requirement.

  @Test(arguments: [("roses", 5), (" Old  OAK ", 60), ("", 0)])
  func `waters a bed from the well, once`(_ bed: String, _ minutes: Int) throws {
    // Somebody else has already used the well.
    _ = try well.water("tulips", minutes: 1)
    let tap = makeTap(well, list: list.write) { false }

    let liters = try tap.water(bed, minutes: minutes)

    #expect(liters == 8 * minutes)
    #expect(well.asked.dropFirst() == ["\(bed) for \(minutes)"])
    #expect(tap.meter == 8 + 8 * minutes, "the well had already given 8 liters")
  }

  @Test func `writes a line for each watering, and no line for the meter`() throws {
    let tap = makeTap(well, list: list.write) { false }

    for bed in ["roses", " Old  OAK ", "roses"] { _ = try tap.water(bed, minutes: 5) }
    _ = tap.meter

    #expect(list.all == ["roses: 40 liters", " Old  OAK : 40 liters", "roses: 40 liters"])
  }

  // A well may have its own rain rule, and throw `raining` itself.
  @Test(arguments: [TapError.empty, .raining])
  func `writes a line for a failed watering, and throws the well's error`(_ failure: TapError) {
    let tap = makeTap(well, list: list.write) { false }
    well.failure = failure

    #expect(throws: failure) { try tap.water("roses", minutes: 5) }
    #expect(list.all == ["roses: no water"])
    #expect(well.asked == ["roses for 5"])
  }

  // The second requirement.

  @Test func `second: gives no water in the rain, and doesn't ask the well for any`() {
    let tap = makeTap(well, list: list.write) { true }

    #expect(throws: TapError.raining) { try tap.water("roses", minutes: 5) }
    #expect(well.asked == [])
  }

  @Test func `second: writes no line for a watering that the rain stopped`() {
    var isRaining = false
    let tap = makeTap(well, list: list.write) { isRaining }

    _ = try? tap.water("roses", minutes: 5)
    isRaining = true
    _ = try? tap.water("roses", minutes: 5)

    #expect(list.all == ["roses: 40 liters"])
  }

  @Test func `second: checks the weather at each watering`() {
    var weather = [true, false, true, false].makeIterator()
    let tap = makeTap(well, list: list.write) { weather.next() ?? false }

    let waterings = (1...4).map { minutes in try? tap.water("roses", minutes: minutes) }

    #expect(waterings == [nil, 16, nil, 32])
    #expect(list.all == ["roses: 16 liters", "roses: 32 liters"])
  }

  @Test func `second: reads the meter in the rain, too`() throws {
    var isRaining = false
    let tap = makeTap(well, list: list.write) { isRaining }
    _ = try tap.water("roses", minutes: 5)

    isRaining = true

    #expect(tap.meter == 40)
  }
}
