import CafeService
import Remote
import Scenario

extension GuardedService {
  /// The proxies in front of our own service, the outermost first.
  ///
  /// The guard is outermost. Inside the cache, it would never see a search that the cache answers,
  /// so users without a session would get answers. The cache and the lazy proxy could swap
  /// places, since the cache is empty at the start of each session.
  ///
  /// - Parameter makeService: Makes a service for a session, or, with nil, for signing in.
  public static func standard(
    makeService: @escaping @Sendable (Session?) -> Service
  ) -> GuardedService {
    GuardedService {
      LockingSignIn { makeService(nil) }
    } search: { session in
      SharedSearch { CachedSearch { LazySearch { makeService(session) } } }
    }
  }

  /// The same guard, with the search in another process. Nothing is cached, so each search goes to
  /// that process.
  ///
  /// - Parameters:
  ///   - server: The program that searches. Each session gets its own process.
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
