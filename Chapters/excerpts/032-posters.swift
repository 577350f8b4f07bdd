// Answer: proxy
// Because: Posters outside and inside. While a poster is under way, whoever else wants it gets the
// same answer, and the inner object isn't asked. If each call went on, and only the number under
// way was shown, it would be a decorator.
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
