// About: Lamp is ours. RoomLamp and Chandelier also conform to it, and each of them switches a
// circuit. HSEndpoint and the types that conform to it come from a third-party library.
// Answer: adapter
// Because: Lamp is ours, and the library's endpoint doesn't fit it: an endpoint has brightness
// levels from 0 to 254. For a bridge, both sides would be ours, and RoomLamp and Chandelier would
// also be built on an endpoint.
protocol Lamp {
  var isOn: Bool { get }
  func turn(on: Bool)
  func dim(toPercent percent: Int)
}

protocol HSEndpoint {
  var level: UInt8 { get }
  func send(level: UInt8, fade: Double)
}

struct NetLamp<Endpoint: HSEndpoint>: Lamp {
  let endpoint: Endpoint

  var isOn: Bool {
    endpoint.level > 0
  }

  func turn(on: Bool) {
    endpoint.send(level: on ? 254 : 0, fade: 0)
  }

  func dim(toPercent percent: Int) {
    endpoint.send(level: UInt8(clamping: percent * 254 / 100), fade: 1)
  }
}
