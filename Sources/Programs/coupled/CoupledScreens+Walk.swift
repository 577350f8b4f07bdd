import StepRecording

extension CoupledLoginScreen: WalkedLogin {
  /// The outcome of the last call, with the text that the user sees.
  public var observation: StepRecorder.Observation {
    (isSignedIn ? .worked("signed in") : .error, lines)
  }
}

extension CoupledSearchScreen: WalkedSearch {
  /// The outcome of the last call, with the text that the user sees.
  public var observation: StepRecorder.Observation {
    (count.map { .worked("\($0) cafés") } ?? .error, lines)
  }
}
