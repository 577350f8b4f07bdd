import Scenario

/// Lets only signed-in users search.
///
/// Each session gets its own search. At sign-out, that search and its cached answers are dropped.
/// An answer that arrives after the sign-out is discarded.
///
/// - Role: protection proxy; subjects are an `AuthenticationService`, and a
///   `BusinessSearchClient` for each session (GoF p. 208).
public actor GuardedService: AuthenticationService, BusinessSearchClient {
  private let signIn: any AuthenticationService
  private let makeSearch: @Sendable (Session) -> any BusinessSearchClient
  private var opened: OpenedSearch?

  /// Creates a proxy.
  ///
  /// - Parameters:
  ///   - signIn: Makes the subject that signs users in and out. The proxy calls this closure at
  ///     once, so that no other object holds the subject.
  ///   - search: Makes the search subject for one session.
  public init(
    signIn: () -> any AuthenticationService,
    search: @escaping @Sendable (Session) -> any BusinessSearchClient
  ) {
    self.signIn = signIn()
    makeSearch = search
  }

  /// Signs in, and opens the search for the session.
  public func logIn(
    email: String, password: String
  ) async throws(AuthenticationError) -> Session {
    let session = try await signIn.logIn(email: email, password: password)
    opened = OpenedSearch(for: session, subject: makeSearch(session))
    return session
  }

  /// Closes the search at once, then signs out.
  public func logOut(_ session: Session) async {
    if opened?.session == session { opened = nil }
    await signIn.logOut(session)
  }

  /// Asks the search of the open session.
  ///
  /// - Throws: `notSignedIn` at once without a session, or later if the session is closed before
  ///   the answer arrives.
  public func search(_ query: Query) async throws(SearchError) -> [Business] {
    guard let opened else { throw .notSignedIn }
    let found = try await opened.subject.search(query)
    // During the `await` the user may have signed out.
    guard opened === self.opened else { throw .notSignedIn }
    return found
  }

  /// Asks the search of the open session.
  ///
  /// - Throws: `notSignedIn` at once without a session, or later if the session is closed before
  ///   the answer arrives.
  public func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    guard let opened else { throw .notSignedIn }
    let names = try await opened.subject.suggestions(for: prefix)
    // During the `await` the user may have signed out.
    guard opened === self.opened else { throw .notSignedIn }
    return names
  }
}

/// The search object that belongs to one sign-in.
///
/// It is a class, because `===` tells two sign-ins apart. When the same user signs in twice, the
/// two sessions may be equal, but an answer for the first sign-in must not appear in the second.
final class OpenedSearch: Sendable {
  let session: Session
  let subject: any BusinessSearchClient

  init(for session: Session, subject: any BusinessSearchClient) {
    self.session = session
    self.subject = subject
  }
}
