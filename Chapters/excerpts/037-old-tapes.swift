// About: The app's player knows only Track, which existed before the app supported tapes.
// MXTape comes from a third-party library.
// Answer: adapter
// Because: RestoredTrack receives a tape and asks it each time, like a decorator. But a tape
// isn't a Track: seconds become frames, and a volume becomes decibels. If RestoredTrack held any
// Track, and played it a little softer, it would be a decorator.
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
