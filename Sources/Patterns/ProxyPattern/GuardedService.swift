import Scenario

/// Lets nobody search who isn't signed in.
///
/// Each session gets a search subject of its own, which is dropped at sign-out. So whatever the
/// subject remembered of one session can't be shown to the next. Nor can an answer that comes after
/// its session's sign-out: that call ends with `notSignedIn`.
///
/// - Role: protection proxy; subjects are an `AuthenticationService`, and a
///   `BusinessSearchClient` for each session (GoF p. 208).
public actor GuardedService: AuthenticationService, BusinessSearchClient {
  private let signIn: any AuthenticationService
  private let obtainSearch: @Sendable (Session) -> any BusinessSearchClient
  private var current: Opening?

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - signIn: Makes the subject that signs in and out.
  ///   - search: Makes the subject that searches for one session.
  public init(
    signIn: () -> any AuthenticationService,
    search: @escaping @Sendable (Session) -> any BusinessSearchClient
  ) {
    self.signIn = signIn()
    obtainSearch = search
  }

  /// Signs in, and opens the search for the session.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let session = try await signIn.logIn(email: email, password: password)
    current = Opening(session, obtainSearch(session))
    return session
  }

  /// Closes the search at once, then signs out.
  public func logOut(_ session: Session) async {
    if current?.session == session { current = nil }
    await signIn.logOut(session)
  }

  /// Searches for whoever is signed in, and refuses everybody else before anything happens.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await answer { (subject) async throws(SearchError) in try await subject.search(query) }
  }

  /// Suggests to whoever is signed in, and refuses everybody else before anything happens.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    try await answer { (subject) async throws(SearchError) in
      try await subject.suggestions(for: prefix)
    }
  }

  /// What the session's subject answers. An answer that comes after the sign-out reaches nobody.
  private func answer<Answer: Sendable>(
    _ ask: (any BusinessSearchClient) async throws(SearchError) -> Answer
  ) async throws(SearchError) -> Answer {
    guard let opening = current else { throw .notSignedIn }
    let answer = try await ask(opening.search)
    guard current === opening else { throw .notSignedIn }
    return answer
  }

  /// What one sign-in opened. A later one may have an equal session, and is another all the same.
  private final class Opening: Sendable {
    let session: Session
    let search: any BusinessSearchClient

    init(_ session: Session, _ search: any BusinessSearchClient) {
      self.session = session
      self.search = search
    }
  }
}
