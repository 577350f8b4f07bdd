// swift-format-ignore-file
import Foundation
import Scenario

/// Makes the town guide a client that our search screen can use.
extension TownGuide: BusinessSearchClient {
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    try query.validate()

    let request = GuideRequest(query)
    let response: Result<[GuidePlace], GuideTrouble> = await withCheckedContinuation { callback in
      self.list(
        request.kind, near: request.point, from: request.first, through: request.last,
        done: { result in callback.resume(returning: result) })
    }

    switch response {
    case .success(let places):
      let mapper = PlaceMapper()
      var businesses = [Business]()
      for place in places {
        guard let business = mapper.map(place) else {
          print("no position for \(place.name): \(place.position ?? "nil")")
          continue
        }
        businesses.append(business)
      }
      return businesses
    case .failure(let trouble):
      if trouble == .endOfList {
        return []
      }
      throw TroubleTable.shared.lookUp(trouble)
    }
  }

  func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    return await withCheckedContinuation { (callback: CheckedContinuation<[String], Never>) in
      self.findNames(beginningWith: prefix, done: { names in callback.resume(returning: names) })
    }
  }
}

/// The parameters for a call of the guide.
private final class GuideRequest {
  let kind: String
  let point: String
  let first: UInt
  let last: UInt

  init(_ query: Query) {
    kind = query.term
    point = "\(query.place.longitude) \(query.place.latitude)"
    first = UInt(query.offset + 1)
    last = UInt(query.offset + query.limit)
  }
}

/// Maps the guide's DTOs to our model.
private final class PlaceMapper {
  func map(_ place: GuidePlace) -> Business? {
    guard let location = parse(place.position) else { return nil }
    let stars = Double(place.halfStars) / 2.0
    return Business(name: place.name, rating: stars, location: location)
  }

  private func parse(_ position: String?) -> Coordinate? {
    guard let position = position else { return nil }
    let parts = position.components(separatedBy: " ")
    if parts.count != 2 {
      return nil
    }
    guard let longitude = Double(parts[0]), let latitude = Double(parts[1]) else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

/// Which trouble is which error.
private final class TroubleTable: Sendable {
  static let shared = TroubleTable()

  private let errors: [GuideTrouble: SearchError] = [
    .lineDown: .unavailable("the guide can't be reached"),
    .closed: .unavailable("the guide is closed"),
    .notUnderstood: .invalidQuery("The guide doesn't understand it."),
    .garbled: .unreadableAnswer("the guide's answer is in pieces"),
  ]

  private init() {}

  func lookUp(_ trouble: GuideTrouble) -> SearchError {
    return errors[trouble] ?? .unreadableAnswer("unknown trouble: \(trouble)")
  }
}
