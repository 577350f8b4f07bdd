// Says: You can still use the cache or the cookie store alone: URLCache.shared,
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
