// About: CoverStore and CoverFetcher are used alone in other places, too.
// Answer: facade
// Because: The call is new and easier than the way through store, fetcher and resizer. It looks
// like a proxy with a memory, but a client of CoverFetcher couldn't be given a CoverCounter.
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
