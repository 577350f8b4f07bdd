// swift-format-ignore-file
import Scenario

/// Makes the town guide a client that our search screen can use.
extension TownGuide: BusinessSearchClient {
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try query.validate()
    return try await answer { done in
      list(
        query.term, near: query.place.guideText, from: UInt(query.offset) + 1,
        through: UInt(query.offset + query.limit), done: done)
    }
    .map { places in places.compactMap(\.business) }
    .flatMapError(\.page)
    .get()
  }

  func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    await answer { done in findNames(beginningWith: prefix, done: done) }
  }
}

/// Turns a question with a closure at its end into one that can be awaited.
private func answer<Value: Sendable>(
  to ask: (@escaping @Sendable (Value) -> Void) -> Void
) async -> Value {
  await withCheckedContinuation { continuation in
    ask { continuation.resume(returning: $0) }
  }
}

extension Coordinate {
  /// The point in the guide's spelling, longitude first.
  fileprivate var guideText: String { "\(longitude) \(latitude)" }

  /// Reads the guide's spelling; nil when it isn't two numbers.
  fileprivate init?(guideText: String) {
    let words = guideText.split(whereSeparator: \.isWhitespace)
    let degrees = words.compactMap { Double($0) }.filter(\.isFinite)
    guard words.count == 2, degrees.count == 2 else { return nil }
    self.init(latitude: degrees[1], longitude: degrees[0])
  }
}

extension GuidePlace {
  /// The place in the search screen's words, or nil when nobody can find it.
  fileprivate var business: Business? {
    position.flatMap(Coordinate.init(guideText:)).map { location in
      Business(name: name, rating: Double(halfStars) / 2, location: location)
    }
  }
}

extension GuideTrouble {
  /// What the trouble is for the search screen. The end of the list is none.
  fileprivate var page: Result<[Business], SearchError> {
    switch self {
    case .lineDown: .failure(.unavailable("the guide can't be reached"))
    case .closed: .failure(.unavailable("the guide is closed"))
    case .notUnderstood: .failure(.invalidQuery("The guide doesn't understand it."))
    case .garbled: .failure(.unreadableAnswer("the guide's answer is in pieces"))
    case .endOfList: .success([])
    }
  }
}
