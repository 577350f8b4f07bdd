// About: There are sensors for wind, rain and light. All of them are ours.
// Answer: decorator
// Because: Its memory makes one think of a proxy. But each call asks the sensor inside, which was
// handed in; what is added is the mean of the last five. A proxy would give a kept reading back
// without asking.
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
