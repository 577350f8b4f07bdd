// About: CoverStore and CoverFetcher are also used alone, in other places.
// Answer: facade
// Because: The call is new, and simpler than using the store, the fetcher and the resizer.
// CoverCounter looks like a caching proxy, but a client of CoverFetcher couldn't use it instead.
// After: https://github.com/onevcat/Kingfisher/blob/8.11.0/Sources/General/KingfisherManager.swift#L138, KingfisherManager
final class CoverCounter {
  let store: CoverStore
  let fetcher: CoverFetcher

  init(store: CoverStore, fetcher: CoverFetcher) {
    self.store = store
    self.fetcher = fetcher
  }

  func cover(ofBook number: String, width: Int) async throws -> Cover {
    let key = "\(number)@\(width)"
    if let kept = store.cover(under: key) {
      return kept
    }
    let whole = try await fetcher.fetch(address: "https://covers.example.com/\(number)")
    let small = Resizer(width: width).resize(whole)
    store.keep(small, under: key)
    return small
  }
}
