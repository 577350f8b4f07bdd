// About: Every door of the fair prints through BadgePrinter. ZBDevice is the driver of a new
// machine, written by the machine's maker.
// Answer: adapter
// Because: "First open, then feed, at the end close" sounds like a facade. But all four calls go to
// one object of others, and BadgePrinter was there before. A facade would bring a call that nobody
// had, for several parts.
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
