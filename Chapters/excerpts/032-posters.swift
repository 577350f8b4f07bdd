// Answer: proxy
// Because: PosterManager is a Posters and holds a Posters. While the request for a poster is in
// flight, other callers get the same answer, and the inner object isn't asked again. If
// PosterManager forwarded each call, and only showed how many requests are in flight, it would be a
// decorator.
protocol Posters: Sendable {
  func poster(ofFilm film: Int) async throws -> [UInt8]
}

actor PosterManager: Posters {
  private let posters: any Posters
  private var underWay: [Int: Task<[UInt8], any Error>] = [:]

  init(_ posters: any Posters) {
    self.posters = posters
  }

  func poster(ofFilm film: Int) async throws -> [UInt8] {
    if let task = underWay[film] {
      return try await task.value
    }
    let task = Task { [posters] in
      try await posters.poster(ofFilm: film)
    }
    underWay[film] = task
    defer { underWay[film] = nil }
    return try await task.value
  }
}
