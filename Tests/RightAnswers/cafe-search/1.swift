// swift-format-ignore-file
import Scenario

/// Makes the town guide a client that our search screen can use.
extension TownGuide: BusinessSearchClient {
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try query.validate()
    switch await places(for: query) {
    case .success(let places): return places.compactMap(\.business)
    case .failure(.endOfList): return []
    case .failure(let trouble): throw trouble.searchError
    }
  }

  func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    await withCheckedContinuation { continuation in
      findNames(beginningWith: prefix) { continuation.resume(returning: $0) }
    }
  }

  /// Asks the guide for the places of a valid query. The guide counts from 1.
  private func places(for query: Query) async -> Result<[GuidePlace], GuideTrouble> {
    let first = UInt(query.offset) + 1
    let last = UInt(query.offset) + UInt(query.limit)
    return await withCheckedContinuation { continuation in
      list(
        query.term, near: query.place.guidePoint, from: first, through: last
      ) { continuation.resume(returning: $0) }
    }
  }
}

extension Coordinate {
  /// The point as the guide writes it: the longitude first.
  fileprivate var guidePoint: String { "\(longitude) \(latitude)" }

  /// Reads a point of the guide; nil unless it is two numbers.
  fileprivate init?(guidePoint: String) {
    let words = guidePoint.split(separator: " ")
    guard words.count == 2,
      let longitude = Double(words[0]), longitude.isFinite,
      let latitude = Double(words[1]), latitude.isFinite
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}

extension GuidePlace {
  /// The place in the words of the search screen; nil when nobody knows where it is.
  fileprivate var business: Business? {
    position.flatMap(Coordinate.init(guidePoint:)).map {
      Business(name: name, rating: Double(halfStars) / 2, location: $0)
    }
  }
}

extension GuideTrouble {
  /// The trouble in the words of the search screen.
  fileprivate var searchError: SearchError {
    switch self {
    case .lineDown: .unavailable("the guide can't be reached")
    case .closed: .unavailable("the guide is closed")
    case .notUnderstood: .invalidQuery("The guide doesn't understand it.")
    case .garbled: .unreadableAnswer("the guide's answer is in pieces")
    // `search` makes an empty page of it before it comes here.
    case .endOfList: .unreadableAnswer("the guide's list has ended")
    }
  }
}
