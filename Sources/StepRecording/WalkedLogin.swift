import Scenario

/// A screen where a walk signs in and out.
public protocol WalkedLogin: WalkedScreen {
  /// Signs in with the text of the two fields.
  func logIn(email: String?, password: String?) async

  /// Signs out.
  func logOut() async
}

extension LoginScreen: WalkedLogin {
  /// How the last sign-in ended, and what the user saw of it.
  public var observation: StepRecorder.Observation {
    (session == nil ? .error : .worked("signed in"), lines)
  }
}
