import BridgePattern
import DecoratorPattern
import FacadePattern
import MeasuredCalls
import ProxyPattern
import Scenario

extension Subject {
  static func asynchronous() async throws -> [Subject] {
    let inner = ConstantSearch()
    let (generic, some) = (WrappedSearch(inner: inner), WrappedAnySearch(inner))
    let service = ConstantService(found: try await inner.search(query))
    let account = Account(backend: service)
    let signIn = OneTimeSignIn(account: account)
    let finder = CoffeeFinder(authentication: service, search: inner)
    let guarded = GuardedService {
      service
    } search: { _ in
      inner
    }
    _ = try await guarded.logIn(email: "a", password: "b")
    // Out of a list, so that the compiler can't see which type stands behind an `any`.
    let clients: [(String, PriceClass, any BusinessSearchClient)] = [
      ("async any", .tens, inner), ("async decorator as any", .tens, some),
      ("an actor, alone", .hop, Desk(found: service.found)),
      ("adapter of a completion", .hop, CompletionAdapter(adaptee: inner)),
      ("NearbySearch, 1801 strips", .work, NearbySearch(account: account)),
      ("GuardedService", .hop, guarded), ("LazySearch, made", .hop, LazySearch { inner }),
      ("RetriedSearch", .hop, RetriedSearch(inner, retry: Retry(tries: 2) { _ in })),
      ("RankedSearch, 3 cafés", .hop, RankedSearch(inner)),
      ("LoggedSearch, no log", .work, LoggedSearch(inner) { _ in }),
    ]
    return [
      Subject(.async, asyncDirect, .free) {
        for _ in 0..<$0 { _ = try await inner.search(query) }
      },
      Subject(.async, "async generic decorator", .free) {
        for _ in 0..<$0 { _ = try await generic.search(query) }
      },
      Subject(.async, "async decorator as some", .tens) {
        for _ in 0..<$0 { _ = try await some.search(query) }
      },
      Subject(.async, "OneTimeSignIn, 2 hops", .hop) {
        for _ in 0..<$0 { _ = try await signIn.logIn(email: "a", password: "b") }
      },
      Subject(.async, "CoffeeFinder, all parts", .work) {
        let place = "Harbour Square"
        for _ in 0..<$0 { _ = try await finder.pins(near: place, email: "a", password: "b") }
      },
    ]
      + clients.map { name, expected, client in
        Subject(.async, name, expected) { try await ask(client, $0) }
      }
      + heights.map { height in
        let client = (0..<height).reduce(inner as any BusinessSearchClient) { inner, _ in
          WrappedAnySearch(inner)
        }
        return Subject(.asyncStacks, asyncStack(height), height < 4 ? .tens : .hop) {
          try await ask(client, $0)
        }
      }
  }

  static let query = Query(
    place: Coordinate(latitude: 54.3027, longitude: 10.1092), term: "coffee", limit: 3)

  /// One caller's questions, one after the other: the same, or two in turn.
  static func ask(
    _ client: some BusinessSearchClient, _ times: Int, _ term: String = query.term,
    inTurn: Bool = false
  ) async throws {
    var query = query
    query.term = term
    for time in 0..<times {
      if inTurn { query.offset = time % 2 }
      _ = try await client.search(query)
    }
  }

  /// So many callers at once.
  static func together(
    _ callers: Int, _ act: @escaping @Sendable (Int) async throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for caller in 0..<callers { group.addTask { try await act(caller) } }
      try await group.waitForAll()
    }
  }
}

/// Forwards, and does nothing else.
struct WrappedSearch<Inner: BusinessSearchClient>: BusinessSearchClient {
  let inner: Inner
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await inner.search(query)
  }
}

/// The same with the inner object as `any`.
struct WrappedAnySearch: BusinessSearchClient {
  let inner: any BusinessSearchClient
  init(_ inner: any BusinessSearchClient) { self.inner = inner }
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try await inner.search(query)
  }
}

/// Does what the workbook's adapters do. Their vendors' clients can't be measured in its place: each of
/// their calls goes to a wire.
struct CompletionAdapter: BusinessSearchClient {
  let adaptee: ConstantSearch
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    await withCheckedContinuation { continuation in
      adaptee.find(query.term) { continuation.resume(returning: $0) }
    }
  }
}

/// An actor in the place of a value: each call goes there and back.
actor Desk: BusinessSearchClient {
  private let found: [Business]
  init(found: [Business]) { self.found = found }
  func search(_ query: Query) async throws(SearchError) -> [Business] { found }
}

/// Signs everybody in at once, and always has the same cafés.
struct ConstantService: AuthenticationService, Backend {
  let found: [Business]
  func logIn(email: String, password: String) async throws(AuthenticationError) -> Session {
    Session(user: User(email: email), token: Token(value: "token"))
  }
  func logOut(_ session: Session) async {}
  func token(email: String, password: String) async throws(AuthenticationError) -> Token {
    Token(value: "token")
  }
  func revoke(_ token: Token) async {}
  func cafes(
    on strip: MapStrip, matching term: String, token: Token?
  ) async throws(SearchError) -> [Business] { found }
}
