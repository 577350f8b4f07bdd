// swift-format-ignore-file
import Foundation
import Scenario

/// Makes the town guide a client that our search screen can use.
extension TownGuide: BusinessSearchClient {
  // This is the function that the search screen calls
  func search(_ query: Query) async throws(SearchError) -> [Business] {
    // first check if the query is ok
    try query.validate()

    // the guide wants longitude first and then latitude!!
    var pointText = ""
    pointText = pointText + String(query.place.longitude)
    pointText = pointText + " "
    pointText = pointText + String(query.place.latitude)

    // the guide counts from 1, we count from 0
    let firstNumber = UInt(query.offset + 1)
    let lastNumber = UInt(query.offset + query.limit)

    // call the guide and wait for the closure
    var places: [GuidePlace] = []
    do {
      places = try await withCheckedThrowingContinuation {
        (c: CheckedContinuation<[GuidePlace], any Error>) in
        self.list(query.term, near: pointText, from: firstNumber, through: lastNumber) { result in
          switch result {
          case .success(let p):
            c.resume(returning: p)
          case .failure(let e):
            c.resume(throwing: e)
          }
        }
      }
    } catch {
      print("guide error: \(error)")
      // translate the error
      let trouble = error as? GuideTrouble
      if trouble == .lineDown {
        throw SearchError.unavailable("the guide can't be reached")
      } else if trouble == .closed {
        throw SearchError.unavailable("the guide is closed")
      } else if trouble == .notUnderstood {
        throw SearchError.invalidQuery("The guide doesn't understand it.")
      } else if trouble == .garbled {
        throw SearchError.unreadableAnswer("the guide's answer is in pieces")
      } else if trouble == .endOfList {
        // this is not an error
        return []
      } else {
        // should never happen
        throw SearchError.unavailable("unknown error")
      }
    }

    // now make businesses out of the places
    var result: [Business] = []
    for i in 0..<places.count {
      let place = places[i]
      // position can be nil
      if place.position != nil {
        let parts = place.position!.components(separatedBy: " ")
        // must be exactly 2 parts
        if parts.count == 2 {
          let lon = Double(parts[0])
          let lat = Double(parts[1])
          if lon != nil && lat != nil {
            // half stars to stars, must be Double or 9 / 2 is 4
            let stars = Double(place.halfStars) / 2.0
            let b = Business(
              name: place.name, rating: stars, location: Coordinate(latitude: lat!, longitude: lon!))
            result.append(b)
          } else {
            print("not numbers: \(place.name)")
          }
        } else {
          print("wrong position: \(place.name)")
        }
      } else {
        print("no position: \(place.name)")
      }
    }
    return result
  }

  // the names while somebody is typing
  func suggestions(for prefix: String) async throws(SearchError) -> [String] {
    let names = await withCheckedContinuation { (c: CheckedContinuation<[String], Never>) in
      self.findNames(beginningWith: prefix) { n in
        c.resume(returning: n)
      }
    }
    return names
  }
}
