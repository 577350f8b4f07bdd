import Scenario

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
