import Foundation

/// The cafés of the invented town. All servers that list cafés use this table.
public struct Town: Sendable {
  struct Cafe: Decodable, Sendable {
    let name: String
    let rating: Double
    let latitude: Double
    let longitude: Double
    /// Whether the café's location is known. If not, Yelp lists the café without
    /// a coordinate, and our own server leaves it out.
    let surveyed: Bool
  }

  let cafes: [Cafe] = Fixture.decode(PackageResources.cafes_json)

  /// The search radius in meters.
  static let radius = 3000.0

  /// The cafés that match a term near a point, the nearest first.
  func cafes(matching term: String, latitude: Double, longitude: Double) -> [Cafe] {
    cafes(matching: term)
      .map { ($0, meters(from: latitude, longitude, to: $0)) }
      .filter { $0.1 <= Town.radius }
      .sorted { $0.1 < $1.1 }
      .map(\.0)
  }

  /// The cafés that match a term.
  func cafes(matching term: String) -> [Cafe] {
    cafes.filter { Town.finds($0.name, by: term) }
  }

  /// Whether a search for a term finds a café with this name. The term `coffee` finds every café.
  /// Any other term finds the cafés whose names contain the term.
  public static func finds(_ name: String, by term: String) -> Bool {
    term.lowercased() == "coffee" || name.lowercased().contains(term.lowercased())
  }

  /// The cafés' names that begin with a prefix.
  func names(beginningWith prefix: String) -> [String] {
    cafes.map(\.name).filter { $0.lowercased().hasPrefix(prefix.lowercased()) }
  }

  private func meters(from latitude: Double, _ longitude: Double, to cafe: Cafe) -> Double {
    // Over short distances, the earth counts as flat. A degree of latitude is 111.2 km.
    let north = (cafe.latitude - latitude) * 111_195
    let east = (cafe.longitude - longitude) * 111_195 * cos(latitude * .pi / 180)
    return (north * north + east * east).squareRoot()
  }
}
