import Scenario

/// The town's register as a source of cafés.
///
/// - Role: adapter; target is `CafeSource`, adaptee is `TownRegister` (GoF p. 139).
struct RegisterCafes: CafeSource {
  private let register: any TownRegister

  init(_ register: any TownRegister) {
    self.register = register
  }

  func cafes() -> [Business] {
    register.entries().compactMap { entry in
      // With only one of the two numbers, nobody can find the café.
      guard let north = entry.north, let east = entry.east else { return nil }
      return Business(
        name: entry.name, rating: entry.stars,
        location: Coordinate(latitude: north, longitude: east))
    }
  }
}

/// A map of cafés, with the distances from one place.
struct CafeMap {
  private let here: Coordinate
  private let cafes: [Business]

  /// Creates a map of the cafés that a source has now.
  init(of source: some CafeSource, from here: Coordinate) {
    self.here = here
    cafes = source.cafes()
  }

  /// A pin for each café.
  func pins() -> [BusinessMapViewModel] {
    cafes.map(PinFactory().pin)
  }

  /// A line for each café, with its name and its distance.
  func distances() -> [String] {
    cafes.map { "\($0.name): \(Int(meters(to: $0).rounded())) m" }
  }

  /// The names of the cafés, the nearest first.
  func nearestFirst() -> [String] {
    cafes.sorted { meters(to: $0) < meters(to: $1) }.map(\.name)
  }

  /// A frame around your position and every café.
  func frame() -> MapFrame {
    var frame = MapFrame(around: here)
    for cafe in cafes { frame.show(cafe.location) }
    return frame
  }

  private func meters(to cafe: Business) -> Double {
    here.distance(to: cafe.location)
  }
}

extension CafeMap {
  /// The map in the window of the town hall. This method chooses the source of the map's cafés.
  static func inTheWindow(with register: any TownRegister, at here: Coordinate) -> CafeMap {
    CafeMap(of: RegisterCafes(register), from: here)
  }
}
