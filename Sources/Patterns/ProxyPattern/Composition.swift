import CafeService
import Remote
import Scenario

extension GuardedService {
  /// The proxies in front of our own service, from the outermost to the innermost.
  ///
  /// The guard is outermost. Behind the cache, it would never see a search that the cache answers,
  /// so users without a session would get answers. The cache and the lazy proxy could swap places:
  /// each session begins with an empty cache, so the first search creates the service either way.
  ///
  /// - Parameter makeService: Makes a service for a session. Its argument is nil for signing in.
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
