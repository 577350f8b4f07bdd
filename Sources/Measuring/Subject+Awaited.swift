import DecoratorPattern
import FacadePattern
import MeasuredCalls
import ProxyPattern
import Remote
import Scenario

extension Subject {
  /// Awaited calls, through minimal wrappers and through the workbook's wrappers.
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
    // From a list, so that the compiler can't see the type inside an `any`.
    let clients: [(String, PriceClass, any BusinessSearchClient)] = [
      ("any", .tens, inner),
      ("decorator as any", .tens, WrappedAnySearch(inner: inner)),
      ("16 deep", .hop, (1...16).reduce(inner) { inner, _ in WrappedAnySearch(inner: inner) }),
      ("an actor, alone", .hop, Desk(found: try await inner.search(query))),
      ("adapter of a callback", .hop, CompletionAdapter(adaptee: inner)),
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
          let place = "Harbor Square"
          for _ in 0..<$0 { _ = try await finder.pins(near: place, email: "a", password: "b") }
        }
      ]
  }
}

/// Only forwards.
private struct WrappedSearch<Inner: BusinessSearchClient>: BusinessSearchClient {
  let inner: Inner
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await inner.search(query)
  }
}

/// Forwards to an inner object of type `any`.
private struct WrappedAnySearch: BusinessSearchClient {
  let inner: any BusinessSearchClient
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await inner.search(query)
  }
}

/// An adapter like the workbook's. Those can't be measured, because their vendors' clients use the
/// network.
private struct CompletionAdapter: BusinessSearchClient {
  let adaptee: ConstantSearch
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    await withCheckedContinuation { continuation in
      adaptee.find(query.term) { continuation.resume(returning: $0) }
    }
  }
}

/// An actor instead of a value: each call switches to it and back.
private actor Desk: BusinessSearchClient {
  private let found: [Business]
  init(found: [Business]) { self.found = found }
  func search(_ query: Query) async throws(SearchError) -> [Business] { found }
}

/// Signs in every user immediately.
private struct ConstantSignIn: AuthenticationService {
  func logIn(email: String, password: String) async throws(AuthenticationError) -> Session {
    Session(user: User(email: email), token: Token(value: "token"))
  }
  func logOut(_ session: Session) async {}
}
