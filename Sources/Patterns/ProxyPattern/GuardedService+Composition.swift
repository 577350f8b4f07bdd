import CafeService
import Remote
import Scenario

extension GuardedService {
  /// The proxies that stand before our own service, outermost first.
  ///
  /// The guard is outermost: behind the cache it would never see a remembered search, and people
  /// who are signed out would get an answer. The other two could change places: the cache begins
  /// empty with each session.
  ///
  /// - Parameters:
  ///   - traced: Looks on between each two of them; as it stands, nobody does.
  ///   - makeService: Makes a service that goes on with a session, or with none.
  public static func standard(
    traced: some Tracing = Untraced(), makeService: @escaping @Sendable (Session?) -> Service
  ) -> GuardedService {
    GuardedService {
      traced.signIn(LockingSignIn { traced.signIn(makeService(nil)) })
    } search: { session in
      traced.search(
        CachedSearch {
          traced.search(LazySearch { traced.search(makeService(session)) })
        })
    }
  }

  /// The same guard, with the search in another process. Nothing is remembered: each search
  /// crosses.
  ///
  /// - Parameters:
  ///   - server: The program that searches. Each session gets a process of its own.
  ///   - makeService: Makes a service to sign in with.
  public static func remote(
    server: ServerProgram, makeService: @escaping @Sendable () -> Service
  ) -> GuardedService {
    GuardedService {
      LockingSignIn { makeService() }
    } search: { session in
      RemoteSearch(server: server, session: session)
    }
  }
}
