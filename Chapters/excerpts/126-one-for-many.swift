// Answer: proxy
// Because: OneForMany is a Broadcast and holds a Broadcast. From the second listener on, it
// doesn't ask the inner broadcast: all listeners hear what the first one hears. A decorator would
// start the inner broadcast for each listener.
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
