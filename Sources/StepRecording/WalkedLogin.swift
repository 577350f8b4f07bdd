import Scenario

/// A screen where a walk signs in and out.
@MainActor
public protocol WalkedLogin {
  /// Signs in with what stands in the two fields.
  func logIn(email: String?, password: String?) async

  /// Signs out.
  func logOut() async

  /// How the last sign-in ended, and what the user saw of it.
  var observation: StepRecorder.Observation { get }
}

extension LoginScreen: WalkedLogin {
  /// How the last sign-in ended, and what the user saw of it.
  public var observation: StepRecorder.Observation {
    (session == nil ? .failed : .worked("signed in"), lines)
  }
}
