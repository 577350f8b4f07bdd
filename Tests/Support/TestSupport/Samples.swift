import Foundation
import Scenario

extension Coordinate {
  /// The place that the samples search around.
  public static let harborSquare = Coordinate(latitude: 54.3027, longitude: 10.1092)
}

extension Coordinate {
  /// Places in all quarters of the earth, and places with special coordinates: on the Greenwich
  /// meridian, the equator, the date line and the poles, and between two pieces of a map.
  public static let allOverTheEarth = [
    harborSquare, Coordinate(latitude: 54.302712345678, longitude: 10.109287654321),
    Coordinate(latitude: 54.34, longitude: 10.14), Coordinate(latitude: 40.75, longitude: -73.99),
    Coordinate(latitude: -33.86, longitude: 151.2), Coordinate(latitude: -54.8, longitude: -68.3),
    Coordinate(latitude: 51.4779, longitude: 0), Coordinate(latitude: 0, longitude: 0),
    Coordinate(latitude: -16.8, longitude: 180), Coordinate(latitude: -16.85, longitude: -179.99),
    Coordinate(latitude: 65.01, longitude: 179.99), Coordinate(latitude: 78.22, longitude: 15.65),
    Coordinate(latitude: 89.97, longitude: -120), Coordinate(latitude: 90, longitude: 0),
    Coordinate(latitude: -89.999, longitude: 45), Coordinate(latitude: -90, longitude: -180),
  ]

  /// The point at a distance in meters from this point, in a direction clockwise from north.
  func point(meters: Double, degrees: Double) -> Coordinate {
    let (north, east, bearing) = (latitude * .pi / 180, longitude * .pi / 180, degrees * .pi / 180)
    let angle = meters / 6_371_008.8
    let there = asin(sin(north) * cos(angle) + cos(north) * sin(angle) * cos(bearing))
    let turned = atan2(
      sin(bearing) * sin(angle) * cos(north), cos(angle) - sin(north) * sin(there))
    let longitude = (east + turned) * 180 / .pi
    return Coordinate(
      latitude: there * 180 / .pi, longitude: longitude - 360 * (longitude / 360).rounded())
  }
}

extension Business {
  /// Cafés in all directions around a place, in no order: twelve within three kilometers, and four
  /// farther away. Their names are in the order of their distance.
  public static func scattered(round place: Coordinate) -> [Business] {
    (0..<16).map { step in
      let index = 15 - step * 7 % 16
      // The first two are almost equally far away.
      let meters = index < 2 ? 10.6 + 0.3 * Double(index) : 240 * Double(index) + 260
      return Business(
        name: String(format: "Café %02d", index), rating: 4,
        location: place.point(meters: meters, degrees: Double(index) * 137.5))
    }
  }
}

extension Query {
  /// The first three cafés near Harbor Square.
  public static let coffeeNearby = Query(place: .harborSquare, term: "coffee", limit: 3)

  /// Queries that differ from `coffeeNearby` in one field each.
  public static let differingInOneField = [
    Query(
      place: Coordinate(latitude: 54.3091, longitude: Coordinate.harborSquare.longitude),
      term: "coffee", limit: 3),
    Query(
      place: Coordinate(latitude: Coordinate.harborSquare.latitude, longitude: 10.1178),
      term: "coffee", limit: 3),
    Query(place: .harborSquare, term: "dock", limit: 3),
    Query(place: .harborSquare, term: "coffee", limit: 4),
    Query(place: .harborSquare, term: "coffee", limit: 3, offset: 3),
  ]
}

extension [Business] {
  /// Three cafés whose ratings go up and down.
  public static let cafes = [
    Business(
      name: "Anchor Coffee", rating: 3.9,
      location: Coordinate(latitude: 54.3034, longitude: 10.1101)),
    Business(
      name: "Blue Cup", rating: 4.4,
      location: Coordinate(latitude: 54.3040, longitude: 10.1078)),
    Business(
      name: "Café Möwe", rating: 4.1,
      location: Coordinate(latitude: 54.2991, longitude: 10.1105)),
  ]
}

extension Session {
  /// A session of the account that the servers know.
  public static let signedIn = Session(
    user: User(email: "user@example.com"), token: Token(value: "special-token-value"))
}

extension SearchError {
  /// One error of each case.
  public static let each: [SearchError] = [
    .notSignedIn, .cancelled, .unavailable("storm"), .unreadableAnswer("rust"),
    .invalidQuery("no"), .peerFailed("lost"),
  ]
}

extension AuthenticationError {
  /// One error of each case.
  public static let each: [AuthenticationError] = [
    .wrongCredentials, .cancelled, .locked, .unavailable("storm"), .unreadableAnswer("rust"),
  ]
}
