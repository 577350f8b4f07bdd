extension String {
  /// The name that differs least from this one; nil when none is close enough for a slip.
  public func nearest(among names: [String]) -> String? {
    let rated = names.map { name in
      (name: name, distance: lowercased().distance(to: name.lowercased()))
    }
    let best = rated.min { $0.distance < $1.distance }
    guard let best, best.distance <= Swift.max(1, best.name.count / 3) else { return nil }
    return best.name
  }

  /// How many characters must be added, removed, replaced or swapped with their neighbour.
  func distance(to other: String) -> Int {
    let from = Array(self)
    let to = Array(other)
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for i in from.indices {
      var row = [i + 1]
      for j in to.indices {
        let replaced = last[j] + (from[i] == to[j] ? 0 : 1)
        var least = Swift.min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, from[i] == to[j - 1], from[i - 1] == to[j] {
          least = Swift.min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      beforeLast = last
      last = row
    }
    return last[to.count]
  }

  /// The same text without line breaks and other control characters, which a terminal would obey.
  var onOneLine: String {
    unicodeScalars.map {
      $0.properties.generalCategory == .control ? $0.escaped(asASCII: false) : String($0)
    }
    .joined()
  }
}
