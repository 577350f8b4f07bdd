// About: The player of the app knows tracks only, and they are older than the tapes. MXTape came
// with a bought-in library.
// Answer: adapter
// Because: A tape is handed in and asked each time, as in a decorator. But a tape is no Track:
// seconds become frames, and a volume becomes decibels. With any Track inside, which plays a little
// softer, it would be a decorator.
protocol Track {
  var seconds: Double { get }
  func play(from second: Double, volume: Double)
}

final class MXTape {
  let frames = 0
  func play(fromFrame frame: Int, decibels: Double) {}
}

struct RestoredTrack: Track {
  private static let framesPerSecond = 44_100.0

  let tape: MXTape

  var seconds: Double {
    Double(tape.frames) / Self.framesPerSecond
  }

  func play(from second: Double, volume: Double) {
    tape.play(
      fromFrame: Int(second * Self.framesPerSecond),
      decibels: 60 * volume - 60)
  }
}
