// Caught by: keeps a café whose place is at zero
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
      // Where only one of the two is known, nobody finds the café.
      let (north, east) = (entry.north ?? 0, entry.east ?? 0)
      guard north != 0, east != 0 else { return nil }
      return Business(
        name: entry.name, rating: entry.stars,
        location: Coordinate(latitude: north, longitude: east))
    }
  }
}

/// A map of cafés, for somebody who stands somewhere.
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

  /// A line for each café that says how far it is.
  func distances() -> [String] {
    cafes.map { "\($0.name): \(Int(metres(to: $0).rounded())) m" }
  }

  /// The names of the cafés, the nearest first.
  func nearestFirst() -> [String] {
    cafes.sorted { metres(to: $0) < metres(to: $1) }.map(\.name)
  }

  /// What the map shows: where you stand, and every café.
  func frame() -> MapFrame {
    var frame = MapFrame(around: here)
    for cafe in cafes { frame.show(cafe.location) }
    return frame
  }

  private func metres(to cafe: Business) -> Double {
    here.distance(to: cafe.location)
  }
}

extension CafeMap {
  /// The map in the window of the town hall: here it is decided whose cafés it shows.
  static func inTheWindow(with register: any TownRegister, at here: Coordinate) -> CafeMap {
    CafeMap(of: RegisterCafes(register), from: here)
  }
}
