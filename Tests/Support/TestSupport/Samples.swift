import Scenario

extension Coordinate {
  /// The place that the samples search around.
  public static let harbourSquare = Coordinate(latitude: 54.3027, longitude: 10.1092)
}

extension Query {
  /// The first three cafés near Harbour Square.
  public static let coffeeNearby = Query(place: .harbourSquare, term: "coffee", limit: 3)

  /// Queries that differ from `coffeeNearby` in one field each.
  public static let differingInOneField = [
    Query(
      place: Coordinate(latitude: 54.3091, longitude: Coordinate.harbourSquare.longitude),
      term: "coffee", limit: 3),
    Query(
      place: Coordinate(latitude: Coordinate.harbourSquare.latitude, longitude: 10.1178),
      term: "coffee", limit: 3),
    Query(place: .harbourSquare, term: "dock", limit: 3),
    Query(place: .harbourSquare, term: "coffee", limit: 4),
    Query(place: .harbourSquare, term: "coffee", limit: 3, offset: 3),
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
