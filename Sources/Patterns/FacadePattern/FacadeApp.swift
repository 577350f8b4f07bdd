import Scenario

/// The app with a facade: one call does everything, and two screens each use one part directly.
@MainActor
public struct FacadeApp {
  /// Finds coffee in one call.
  public let finder: CoffeeFinder

  /// Signs in without the facade.
  public let login: LoginScreen

  /// Searches without the facade.
  public let search: SearchScreen

  /// Builds the app on a service for sign-in and search.
  public init(service: some AuthenticationService & BusinessSearchClient) {
    finder = CoffeeFinder(authentication: service, search: service)
    login = LoginScreen(service: service)
    search = SearchScreen(client: service)
  }
}
