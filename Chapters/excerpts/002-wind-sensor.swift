// About: There are sensors for wind, rain and light. All of this code is ours.
// Answer: decorator
// Because: The stored readings look like a proxy's cache. But each call asks the inner sensor,
// which the initializer receives. Smoothed adds a calculation: the mean of the last five readings.
// A proxy would return a stored reading without asking.
enum SensorFault: Error {
  case frozen
}

protocol Sensor {
  mutating func reading() throws(SensorFault) -> Double
}

struct Smoothed<Inner: Sensor>: Sensor {
  private var inner: Inner
  private var last: [Double] = []

  init(_ inner: Inner) {
    self.inner = inner
  }

  mutating func reading() throws(SensorFault) -> Double {
    last.append(try inner.reading())
    last = last.suffix(5)
    return last.reduce(0, +) / Double(last.count)
  }
}

extension Sensor {
  func smoothed() -> Smoothed<Self> { Smoothed(self) }
}
