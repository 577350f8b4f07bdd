extension String {
  /// The most similar name; nil if none is similar enough to be meant.
  public func nearest(among names: [String]) -> String? {
    let rated = names.map { name in
      (name: name, distance: lowercased().distance(to: name.lowercased()))
    }
    let best = rated.min { $0.distance < $1.distance }
    guard let best, best.distance <= Swift.max(1, best.name.count / 3) else { return nil }
    return best.name
  }

  /// The number of characters to add, remove, replace or move.
  private func distance(to other: String) -> Int {
    let changes = other.difference(from: self)
    return Swift.max(changes.insertions.count, changes.removals.count)
  }

  /// The text with line breaks and other control characters escaped.
  var onOneLine: String {
    unicodeScalars.map {
      $0.properties.generalCategory == .control ? $0.escaped(asASCII: false) : String($0)
    }
    .joined()
  }
}
