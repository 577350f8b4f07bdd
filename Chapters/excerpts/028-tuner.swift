// About: FMTuner and FMTunerDelegate come from a third-party library, and the tuner calls only
// its delegate. The app's screens used the Reception closure before there was a tuner.
// Answer: adapter
// Because: The tuner needs a delegate, and our closure doesn't have the delegate's calls.
// Listener gives the closure the same news in the closure's own form. A mere observer (none of
// the five) would hear the news and do something else.
protocol FMTunerDelegate: AnyObject {
  func tuner(_ tuner: FMTuner, didFind frequency: Double, text: String?)
  func tuner(_ tuner: FMTuner, didLose frequency: Double)
}

final class FMTuner {
  weak var delegate: (any FMTunerDelegate)?
}

enum Reception {
  case heard(Double, name: String)
  case lost(Double)
}

final class Listener: FMTunerDelegate {
  private let tell: (Reception) -> Void

  init(tell: @escaping (Reception) -> Void) {
    self.tell = tell
  }

  func tuner(_ tuner: FMTuner, didFind frequency: Double, text: String?) {
    tell(.heard(frequency, name: text ?? "no name"))
  }

  func tuner(_ tuner: FMTuner, didLose frequency: Double) {
    tell(.lost(frequency))
  }
}
