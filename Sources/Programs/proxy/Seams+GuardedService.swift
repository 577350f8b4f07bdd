import ProxyPattern
import Scenario
import Service
import Walk

extension Seams {
  /// The proxies of `GuardedService.standard`, with somebody who looks on between each two.
  func guardedService(
    makeService: @escaping @Sendable (Session?) -> Service
  ) -> GuardedService {
    GuardedService {
      watched(LockingSignIn { watched(makeService(nil)) })
    } search: { session in
      self.watched(
        CachedSearch {
          self.watched(LazySearch { self.watched(makeService(session)) })
        })
    }
  }
}
