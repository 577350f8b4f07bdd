import Scenario

/// A screen where a walk searches.
@MainActor
public protocol WalkedSearch {
  /// Shows the first page of what is found near a place.
  func show(_ term: String?, near name: String?) async

  /// Shows the page behind the current one.
  func showNextPage() async

  /// How the last search ended, and what the user saw of it.
  var observation: StepRecorder.Observation { get }
}

extension SearchScreen: WalkedSearch {
  /// How the last search ended, and what the user saw of it.
  public var observation: StepRecorder.Observation {
    (problem == nil ? .worked("\(pins.count) cafés") : .failed, lines)
  }
}
