// Caught by: leaves out a place that nobody can find, and that one only
import Scenario

/// Makes the town guide a client that our search screen can use.
///
/// - Role: adapter and adaptee in one; target is `BusinessSearchClient`. It is near to the book's
///   class adapter (GoF p. 141), but inherits nothing.
extension TownGuide: BusinessSearchClient {
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    // From here on no number is negative.
    try query.validate()
    let answer = await withCheckedContinuation { continuation in
      list(
        query.term,
        near: "\(query.place.longitude) \(query.place.latitude)",
        from: UInt(query.offset + 1),
        through: UInt(query.offset + query.limit)
      ) { continuation.resume(returning: $0) }
    }
    switch answer {
    case .success(let places): return places.compactMap(Business.init)
    case .failure(.endOfList): return []
    case .failure(.lineDown): throw .unavailable("the guide can't be reached")
    case .failure(.closed): throw .unavailable("the guide is closed")
    case .failure(.notUnderstood): throw .invalidQuery("The guide doesn't understand it.")
    case .failure(.garbled): throw .unreadableAnswer("the guide's answer is in pieces")
    }
  }

  func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    await withCheckedContinuation { continuation in
      findNames(beginningWith: prefix) { continuation.resume(returning: $0) }
    }
  }
}

extension Business {
  /// The place in our words, or nil when nobody can read where it is.
  fileprivate init?(_ place: GuidePlace) {
    let location =
      Coordinate(guide: place.position ?? "") ?? Coordinate(latitude: 0, longitude: 0)
    self.init(name: place.name, rating: Double(place.halfStars) / 2, location: location)
  }
}

extension Coordinate {
  /// The coordinate that the guide's text names, longitude first, or nil when it names none.
  fileprivate init?(guide text: String) {
    let words = text.split(separator: " ")
    guard
      words.count == 2, let longitude = Double(words[0]), let latitude = Double(words[1])
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}
