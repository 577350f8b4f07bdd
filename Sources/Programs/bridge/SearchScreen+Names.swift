import Scenario

extension SearchScreen {
  /// The names of the cafés on the map, or the reason why there are none.
  var names: String {
    pins.isEmpty ? lines.joined() : pins.map(\.title).joined(separator: ", ")
  }
}
