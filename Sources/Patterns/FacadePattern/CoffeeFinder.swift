import Scenario

/// From e-mail, password and a place's name to pins, in one call.
///
/// The parts do the work; the finder knows their order, and closes what it opened. Who needs a
/// part alone still uses it: the parts don't know the finder.
///
/// - Role: facade; the subsystem is sign-in, place look-up, search, ranking and pins (GoF p. 187).
public struct CoffeeFinder: Sendable {
  private let authentication: any AuthenticationService
  private let places: PlaceBook
  private let search: any BusinessSearchClient
  private let ranking: Ranking
  private let pinFactory: PinFactory

  /// Creates a finder over its parts.
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

  /// The pins of three cafés near a place, the best rated first; none when there is no café.
  ///
  /// It signs in for this one call, and closes the session that it opened. So a sign-in that has
  /// begun is waited for, even by a cancelled caller: nobody else could close its session.
  ///
  /// - Throws: Which part failed, and why.
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
    // A task of its own, which isn't cancelled with the caller.
    let signIn = Task { () async -> Result<Session, CoffeeFinderError> in
      do throws(AuthenticationError) {
        return .success(
          try await authentication.logIn(
            email: credentials.email, password: credentials.password))
      } catch {
        return .failure(.signIn(error))
      }
    }
    return try await signIn.value.get()
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
