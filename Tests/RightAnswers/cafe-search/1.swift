// swift-format-ignore-file
import Foundation
import Scenario

/// Makes the town guide a client that our search screen can use.
extension TownGuide: BusinessSearchClient {
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try query.validate()
    let answer = await places(for: GuideRequest(query))
    do {
      return try answer.get().compactMap(Business.init(from:))
    } catch {
      guard let failure = error.searchError else { return [] }
      throw failure
    }
  }

  func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    // A stream of one element. Unlike a continuation, it ends early when the screen cancels the
    // call, because the user types more letters.
    let answers = AsyncStream<[String]>(bufferingPolicy: .bufferingNewest(1)) { stream in
      findNames(beginningWith: prefix) { names in
        stream.yield(names)
        stream.finish()
      }
    }
    for await names in answers { return names }
    throw .cancelled
  }

  /// Waits for the guide's answer.
  private func places(for request: GuideRequest) async -> Result<[GuidePlace], GuideTrouble> {
    await withCheckedContinuation { continuation in
      list(
        request.kind, near: request.point.description, from: request.first, through: request.last
      ) { answer in
        continuation.resume(returning: answer)
      }
    }
  }
}

/// A query, translated for the guide, which numbers its places from 1.
private struct GuideRequest: Hashable, CustomStringConvertible {
  let kind: String
  let point: GuidePoint
  let first: UInt
  let last: UInt

  /// Translates a valid query.
  init(_ query: Query) {
    precondition(query.offset >= 0 && query.limit >= 1, "the query wasn't validated: \(query)")
    kind = query.term
    point = GuidePoint(query.place)
    first = UInt(query.offset) + 1
    last = UInt(query.offset) + UInt(query.limit)
    assert(first <= last)
  }

  var description: String { "\(kind) near \(point), \(first) through \(last)" }
}

/// A point as the guide writes it, longitude first: `10.5 54.25`.
private struct GuidePoint: Hashable, CustomStringConvertible {
  let coordinate: Coordinate

  init(_ coordinate: Coordinate) {
    self.coordinate = coordinate
  }

  /// Reads the text that a clerk has typed, or returns nil when the text isn't two numbers.
  init?(parsing text: String) {
    let pattern = /\s*(?<longitude>[-+]?\d+(?:\.\d+)?)\s+(?<latitude>[-+]?\d+(?:\.\d+)?)\s*/
    guard let match = text.wholeMatch(of: pattern),
      let longitude = Double(match.output.longitude),
      let latitude = Double(match.output.latitude)
    else { return nil }
    coordinate = Coordinate(latitude: latitude, longitude: longitude)
  }

  var description: String {
    [coordinate.longitude, coordinate.latitude].map(Self.text(of:)).joined(separator: " ")
  }

  /// Writes a number without an exponent and with a decimal point, in every locale.
  private static func text(of degrees: Double) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = false
    formatter.maximumFractionDigits = 12
    return formatter.string(from: NSNumber(value: degrees)) ?? String(describing: degrees)
  }
}

extension Business {
  /// Translates a place, or returns nil when its position can't be read.
  fileprivate init?(from place: GuidePlace) {
    guard let position = place.position, let point = GuidePoint(parsing: position) else {
      return nil
    }
    self.init(name: place.name, rating: Double(place.halfStars) / 2, location: point.coordinate)
  }
}

extension GuideTrouble {
  /// The error for the search screen, or nil when the screen should get an empty page.
  fileprivate var searchError: SearchError? {
    switch self {
    case .lineDown: .unavailable("the guide can't be reached")
    case .closed: .unavailable("the guide is closed")
    case .notUnderstood: .invalidQuery("The guide doesn't understand it.")
    case .garbled: .unreadableAnswer("the guide's answer is in pieces")
    case .endOfList: nil
    }
  }
}
