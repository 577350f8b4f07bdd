// About: Timekeeper is ours. SystemTime and HandTime, a clock for tests, conform to it. Other types
// beside Ticks and Pauses use a Timekeeper as well.
// Answer: bridge
// Because: Several kinds of rhythm over several clocks, each kind with each clock, built from the
// two small operations of Timekeeper. One kind alone would be an object and its strategy.
// After: https://github.com/apple/swift-async-algorithms/blob/1.1.5/Sources/AsyncAlgorithms/AsyncTimerSequence.swift#L14, AsyncTimerSequence over Clock
protocol Timekeeper {
  var now: Int { get }
  func wait(until moment: Int) async throws
}

protocol Rhythm {
  mutating func next() async throws -> Int
}

struct Ticks<Time: Timekeeper>: Rhythm {
  let time: Time, interval: Int
  var last: Int?

  mutating func next() async throws -> Int {
    let due = (last ?? time.now) + interval
    try await time.wait(until: due)
    last = due
    return time.now
  }
}

struct Pauses<Time: Timekeeper>: Rhythm {
  let time: Time, length: Int

  func next() async throws -> Int {
    try await time.wait(until: time.now + length)
    return time.now
  }
}
