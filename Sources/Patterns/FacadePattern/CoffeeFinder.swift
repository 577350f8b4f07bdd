import Scenario

/// Finds coffee in one call, which takes an e-mail address, a password and a place's name, and
/// returns map pins.
///
/// The parts do the work. The finder calls them in the right order, and closes the session that it
/// opened. The parts don't know the finder, so each part can still be used directly.
///
/// - Role: facade; the subsystem is sign-in, place lookup, search, ranking and pins (GoF p. 187).
public struct CoffeeFinder: Sendable {
  private let authentication: any AuthenticationService
  private let places: PlaceBook
  private let search: any BusinessSearchClient
  private let ranking: Ranking
  private let pinFactory: PinFactory

  /// Creates a finder from its parts.
  ///
  /// - Parameters:
  ///   - authentication: Opens a session for each call, and closes it afterwards.
  ///   - places: Looks up the place's coordinate.
  ///   - search: Finds the cafés. If it requires a sign-in, pass the same object as for
  ///     `authentication`.
  ///   - ranking: Sorts the cafés.
  ///   - pinFactory: Makes the pins.
  public init(
    authentication: some AuthenticationService,
    places: PlaceBook = PlaceBook(),
    search: some BusinessSearchClient,
    ranking: Ranking = Ranking(),
    pinFactory: PinFactory = PinFactory()
  ) {
    self.authentication = authentication
    self.places = places
    self.search = search
    self.ranking = ranking
    self.pinFactory = pinFactory
  }

  /// Finds up to three cafés near a place, sorts them by rating, and makes a pin for each.
  ///
  /// The call signs in, and closes the session at the end. Even a cancelled caller waits for a
  /// sign-in that has begun.
  ///
  /// - Throws: An error with the failed part and the reason.
  public func pins(
    near name: String, email: String, password: String
  ) async throws(CoffeeFinderError) -> [BusinessMapViewModel] {
    guard let credentials = Credentials(email: email, password: password) else {
      throw .missingInput
    }
    guard let place = places.coordinate(of: name) else { throw .place(unknown: name) }
    guard !Task.isCancelled else { throw .cancelled }
    let session = try await signIn(with: credentials)
    let found = await cafes(near: place)
    await authentication.logOut(session)
    return ranking.bestFirst(try found.get()).map(pinFactory.pin)
  }

  private func signIn(
    with credentials: Credentials
  ) async throws(CoffeeFinderError) -> Session {
    // A separate task isn't cancelled with the caller. A cancelled sign-in might leave a session
    // open at the server forever.
    let task = Task { () async -> Result<Session, CoffeeFinderError> in
      do throws(AuthenticationError) {
        return .success(
          try await authentication.logIn(
            email: credentials.email, password: credentials.password))
      } catch {
        return .failure(.signIn(error))
      }
    }
    return try await task.value.get()
  }

  private func cafes(near place: Coordinate) async -> Result<[Business], CoffeeFinderError> {
    do {
      return .success(
        try await search.search(Query(place: place, term: "coffee", limit: 3)))
    } catch {
      return .failure(.search(error))
    }
  }
}
