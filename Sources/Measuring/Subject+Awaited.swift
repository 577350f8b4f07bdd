import DecoratorPattern
import FacadePattern
import MeasuredCalls
import ProxyPattern
import Remote
import Scenario

extension Subject {
  /// Calls that are awaited: small wrappers, and then the workbook's own.
  ///
  /// - Parameter server: A program that hosts a ``ConstantSearch``.
  static func awaited(_ server: ServerProgram) async throws -> [Subject] {
    let query = Query(
      place: Coordinate(latitude: 54.3027, longitude: 10.1092), term: "coffee", limit: 3)
    let inner = ConstantSearch()
    let generic = WrappedSearch(inner: inner)
    let finder = CoffeeFinder(authentication: ConstantSignIn(), search: inner)
    let guarded = GuardedService(signIn: { ConstantSignIn() }, search: { _ in inner })
    let session = try await guarded.logIn(email: "a", password: "b")
    // Out of a list, so that the compiler can't see which type stands behind an `any`.
    let clients: [(String, PriceClass, any BusinessSearchClient)] = [
      ("any", .tens, inner),
      ("decorator as any", .tens, WrappedAnySearch(inner: inner)),
      ("16 deep", .hop, (1...16).reduce(inner) { inner, _ in WrappedAnySearch(inner: inner) }),
      ("an actor, alone", .hop, Desk(found: try await inner.search(query))),
      ("adapter of a completion", .hop, CompletionAdapter(adaptee: inner)),
      ("GuardedService", .hop, guarded),
      ("LazySearch, made", .hop, LazySearch { inner }),
      ("RetriedSearch", .hop, RetriedSearch(inner, retry: Retry(tries: 2) { _ in })),
      ("LoggedSearch, no log", .work, LoggedSearch(inner) { _ in }),
      ("CachedSearch, a hit", .hop, CachedSearch { inner }),
      ("CachedSearch, a miss", .work, CachedSearch(capacity: 0) { inner }),
      ("RemoteSearch", .trip, RemoteSearch(server: server, session: session)),
    ]
    return [
      Subject(name: "direct", expected: .free) {
        for _ in 0..<$0 { _ = try await inner.search(query) }
      },
      Subject(name: "generic decorator", expected: .free) {
        for _ in 0..<$0 { _ = try await generic.search(query) }
      },
    ]
      + clients.map { name, expected, client in
        Subject(name: name, expected: expected) {
          for _ in 0..<$0 { _ = try await client.search(query) }
        }
      } + [
        Subject(name: "CoffeeFinder", expected: .work) {
          let place = "Harbour Square"
          for _ in 0..<$0 { _ = try await finder.pins(near: place, email: "a", password: "b") }
        }
      ]
  }
}

/// Forwards, and does nothing else.
private struct WrappedSearch<Inner: BusinessSearchClient>: BusinessSearchClient {
  let inner: Inner
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await inner.search(query)
  }
}

/// The same with the inner object as `any`.
private struct WrappedAnySearch: BusinessSearchClient {
  let inner: any BusinessSearchClient
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await inner.search(query)
  }
}

/// Does what the workbook's adapters do. Their vendors' clients can't be measured in its place: each of
/// their calls goes to a wire.
private struct CompletionAdapter: BusinessSearchClient {
  let adaptee: ConstantSearch
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    await withCheckedContinuation { continuation in
      adaptee.find(query.term) { continuation.resume(returning: $0) }
    }
  }
}

/// An actor in the place of a value: each call goes there and back.
private actor Desk: BusinessSearchClient {
  private let found: [Business]
  init(found: [Business]) { self.found = found }
  func search(_ query: Query) async throws(SearchError) -> [Business] { found }
}

/// Signs everybody in at once.
private struct ConstantSignIn: AuthenticationService {
  func logIn(email: String, password: String) async throws(AuthenticationError) -> Session {
    Session(user: User(email: email), token: Token(value: "token"))
  }
  func logOut(_ session: Session) async {}
}
