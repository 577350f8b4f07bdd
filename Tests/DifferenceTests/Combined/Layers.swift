import AdapterPattern
import DecoratorPattern
import ProxyPattern
import Scenario

/// The layers between the finder and Yelp, outermost first.
enum Layers: CaseIterable {
  case none
  case cache
  case retry
  case retryCache
  case cacheRetry
  case retryRetryCache
  case retryCacheCache

  func wrap(
    _ yelp: YLPClientAdapter, retry: Retry = Retry(tries: 3) { _ in }
  ) -> any BusinessSearchClient {
    switch self {
    case .none: yelp
    case .cache: CachedSearch { yelp }
    case .retry: RetriedSearch(yelp, retry: retry)
    case .retryCache: RetriedSearch(SharedSearch { CachedSearch { yelp } }, retry: retry)
    case .cacheRetry: SharedSearch { CachedSearch { RetriedSearch(yelp, retry: retry) } }
    case .retryRetryCache:
      RetriedSearch(RetriedSearch(CachedSearch { yelp }, retry: retry), retry: retry)
    case .retryCacheCache:
      RetriedSearch(CachedSearch { CachedSearch { yelp } }, retry: retry)
    }
  }
}
