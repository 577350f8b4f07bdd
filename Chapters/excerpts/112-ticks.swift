// About: Timekeeper is ours. SystemTime conforms to it, and so does HandTime, a clock for tests.
// Ticks and Pauses aren't the only types that use a Timekeeper.
// Answer: bridge
// Because: There are several rhythms and several clocks, and each rhythm works with each clock.
// Rhythms use the two small operations of Timekeeper. A single rhythm would be an object with a
// strategy.
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
