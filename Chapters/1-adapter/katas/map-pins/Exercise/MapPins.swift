import Scenario

/// The town's register as a source of cafés.
struct RegisterCafes: CafeSource {
  init(_ register: any TownRegister) {
    // Your code
  }

  func cafes() -> [Business] {
    // Your code: read the register, and leave out entries without a location.
    []
  }
}

/// A map of the town's cafés, with the distances from one place.
struct CafeMap {
  private let here: Coordinate
  private let register: any TownRegister

  /// Creates a map that reads the register directly.
  init(of register: any TownRegister, from here: Coordinate) {
    self.here = here
    self.register = register
  }

  /// A pin for each café.
  func pins() -> [BusinessMapViewModel] {
    register.entries().map { entry in
      BusinessMapViewModel(
        title: entry.name, rating: String(entry.stars),
        coordinate: Coordinate(latitude: entry.north ?? 0, longitude: entry.east ?? 0))
    }
  }

  /// A line for each café, with its name and its distance.
  func distances() -> [String] {
    var lines: [String] = []
    for entry in register.entries() {
      guard let north = entry.north, let east = entry.east else { break }
      let meters = here.distance(to: Coordinate(latitude: north, longitude: east))
      lines.append("\(entry.name): \(Int(meters.rounded())) m")
    }
    return lines
  }

  /// The names of the cafés, the nearest first.
  func nearestFirst() -> [String] {
    register.entries().sorted { meters(to: $0) < meters(to: $1) }.map(\.name)
  }

  /// A frame around your position and every café.
  func frame() -> MapFrame {
    var frame = MapFrame(around: here)
    for entry in register.entries() {
      if let east = entry.east {
        frame.show(Coordinate(latitude: entry.north ?? here.latitude, longitude: east))
      }
    }
    return frame
  }

  private func meters(to entry: RegisterEntry) -> Double {
    let place = entry.north.flatMap { north in
      entry.east.map { Coordinate(latitude: north, longitude: $0) }
    }
    return place.map { here.distance(to: $0) } ?? 0
  }
}

extension CafeMap {
  /// The map in the window of the town hall. This method chooses the source of the map's cafés.
  static func inTheWindow(with register: any TownRegister, at here: Coordinate) -> CafeMap {
    CafeMap(of: register, from: here)
  }
}
