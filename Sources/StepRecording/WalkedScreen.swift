import Scenario

/// A screen that a walk uses.
@MainActor
public protocol WalkedScreen {
  /// How the user's last act ended, and what the user saw of it.
  var observation: StepRecorder.Observation { get }
}

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

/// A screen where a walk searches.
public protocol WalkedSearch: WalkedScreen {
  /// Shows the first page of the cafés near a place.
  func show(_ term: String?, near name: String?) async

  /// Shows the next page.
  func showNextPage() async
}

extension SearchScreen: WalkedSearch {
  /// How the last search ended, and what the user saw of it.
  public var observation: StepRecorder.Observation {
    (problem == nil ? .worked("\(pins.count) cafés") : .error, lines)
  }
}
