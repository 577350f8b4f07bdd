// About: FMTuner and FMTunerDelegate are bought in, and the tuner calls nothing but its delegate.
// The app's screens had the closure for a Reception before there was a tuner.
// Answer: adapter
// Because: The tuner demands its delegate, a closure of ours doesn't have those calls, and it is
// told the very same in its own form. A mere observer (none) would hear the news and do something
// else.
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
