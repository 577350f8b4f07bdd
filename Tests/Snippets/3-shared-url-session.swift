// Says: Who needs the cache or the store alone can have it: URLCache.shared,
// HTTPCookieStorage.shared.
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func coffee(at address: URL) async throws -> Data {
  try await URLSession.shared.data(from: address).0
}

let cache: URLCache = .shared
let cookies: HTTPCookieStorage = .shared
