// About: Every entrance of the fair prints its badges through BadgePrinter. ZBDevice is the
// manufacturer's driver for a new machine.
// Answer: adapter
// Because: "First open, then feed, and close at the end" sounds like a facade. But all four
// calls go to one third-party object, and BadgePrinter was there first. A facade would offer a
// new call for several parts.
enum BadgeError: Error {
  case jammed(Int)
}

protocol BadgePrinter {
  func print(_ name: String) throws(BadgeError)
}

final class ZBDevice {
  func open() -> Int { 0 }
  func feed(_ bytes: [UInt8]) -> Int { 0 }
  func cut() -> Int { 0 }
  func close() {}
}

struct BadgeService: BadgePrinter {
  let device: ZBDevice

  func print(_ name: String) throws(BadgeError) {
    try check(device.open())
    defer { device.close() }
    try check(device.feed(Array(name.utf8)))
    try check(device.cut())
  }

  private func check(_ status: Int) throws(BadgeError) {
    guard status == 0 else { throw .jammed(status) }
  }
}
