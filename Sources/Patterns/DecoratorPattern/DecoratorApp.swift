import Scenario

/// The app on top of a decorated service.
@MainActor
public struct DecoratorApp {
  /// Signs in. Each call is retried when necessary, and gets one log line.
  public let login: LoginScreen

  /// Searches. Each call is retried when necessary, and gets one log line.
  public let search: SearchScreen

  /// The same search, with each page ranked.
  public let ranked: SearchScreen

  /// Searches with `search`'s two decorators in the opposite order: each try gets a log line.
  public let otherSearch: SearchScreen

  /// Builds the app around a service for sign-in and search.
  public init(
    service: some AuthenticationService & BusinessSearchClient, retry: Retry,
    log: @escaping @Sendable (String) -> Void
  ) {
    login = LoginScreen(
      service: LoggedSignIn(RetriedSignIn(service, retry: retry), log: log))
    let client = LoggedSearch(RetriedSearch(service, retry: retry), log: log)
    search = SearchScreen(client: client)
    ranked = SearchScreen(client: RankedSearch(client))
    otherSearch = SearchScreen(
      client: RetriedSearch(LoggedSearch(service, log: log), retry: retry))
  }
}
