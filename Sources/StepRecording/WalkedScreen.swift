import Scenario

/// A screen that a walk uses.
@MainActor
public protocol WalkedScreen {
  /// The result of the user's last action, and the lines that the user saw.
  var observation: StepRecorder.Observation { get }
}

/// A screen where a walk signs in and out.
public protocol WalkedLogin: WalkedScreen {
  /// Signs in with the texts of the two fields.
  func logIn(email: String?, password: String?) async

  /// Signs out.
  func logOut() async
}

extension LoginScreen: WalkedLogin {
  /// The result of the last sign-in, and the lines that the user saw.
  public var observation: StepRecorder.Observation {
    (session == nil ? .error : .worked("signed in"), lines)
  }
}

/// A screen where a walk searches.
public protocol WalkedSearch: WalkedScreen {
  /// Shows the first page of cafés near a place.
  func show(_ term: String?, near name: String?) async

  /// Shows the next page.
  func showNextPage() async
}

extension SearchScreen: WalkedSearch {
  /// The result of the last search, and the lines that the user saw.
  public var observation: StepRecorder.Observation {
    (problem == nil ? .worked("\(pins.count) cafés") : .error, lines)
  }
}
