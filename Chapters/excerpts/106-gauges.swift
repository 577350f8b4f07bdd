// About: Dial, its subclasses and the protocol Track are ours. MemoryTrack and FileTrack conform to
// Track.
// Answer: bridge
// Because: There are several dials and several tracks, and each dial works with each track. The
// inner interface is different and simpler. A single dial would be an object with an
// interchangeable part (none of the five).
// After: https://github.com/apple/swift-metrics/blob/2.10.1/Sources/CoreMetrics/Metrics.swift#L457, Recorder and Gauge
protocol Track {
  func put(_ value: Double)
}

class Dial {
  let label: String
  let track: any Track

  init(label: String, track: any Track) {
    self.label = label
    self.track = track
  }

  func show(_ value: some BinaryInteger) {
    track.put(Double(value))
  }
}

final class PeakDial: Dial {
  private var peak = -Double.infinity

  override func show(_ value: some BinaryInteger) {
    peak = max(peak, Double(value))
    track.put(peak)
  }
}
