// About: All counters of the market have always asked a Scale. TWBalance came with the hardware.
// Answer: adapter
// Because: CounterScale holds no object, but its superclass already did the work, in ounces and
// with modes, and wasn't a Scale. The subclass makes it fit. A plain subclass (none of the five)
// would only override calls that TWBalance has.
protocol Scale: AnyObject {
  func grams() throws -> Int
  func setToZero()
}

class TWBalance {
  func poll() -> (ounces: Double, isStable: Bool) {
    (0, true)
  }

  func tare(mode: Int) {}
}

final class CounterScale: TWBalance, Scale {
  struct StillMoving: Error {}

  func grams() throws -> Int {
    let reading = poll()
    guard reading.isStable else { throw StillMoving() }
    return Int((reading.ounces * 28.35).rounded())
  }

  func setToZero() {
    tare(mode: 2)
  }
}
