// Answer: proxy
// Because: Broadcast outside and inside, and from the second listener on the inner one isn't asked:
// all hear what it tells the first. A decorator would start it for each of them.
// After: https://github.com/OpenCombine/OpenCombine/blob/0.14.0/Sources/OpenCombine/Publishers/Publishers.Share.swift#L77, Publishers.Share
protocol Broadcast {
  func listen(_ each: @escaping (String) -> Void)
}

final class OneForMany<Station: Broadcast>: Broadcast {
  private let station: Station
  private var listeners: [(String) -> Void] = []

  init(station: Station) {
    self.station = station
  }

  func listen(_ each: @escaping (String) -> Void) {
    listeners.append(each)
    guard listeners.count == 1 else { return }
    station.listen { [weak self] text in
      for listener in self?.listeners ?? [] {
        listener(text)
      }
    }
  }
}
