import StepRecording

extension CoupledLoginScreen: WalkedLogin {
  /// How it ended, and what the user saw of it.
  public var observation: StepRecorder.Observation {
    (isSignedIn ? .worked("signed in") : .error, lines)
  }
}

extension CoupledSearchScreen: WalkedSearch {
  /// How it ended, and what the user saw of it.
  public var observation: StepRecorder.Observation {
    (count.map { .worked("\($0) cafés") } ?? .error, lines)
  }
}
