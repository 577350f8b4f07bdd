/// A screen that a walk uses.
@MainActor
public protocol WalkedScreen {
  /// How the user's last act ended, and what the user saw of it.
  var observation: StepRecorder.Observation { get }
}
