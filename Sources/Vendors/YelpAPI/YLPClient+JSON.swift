import Foundation

extension YLPClient {
  /// The JSON answer to a search.
  struct Listing: Decodable {
    struct Entry: Decodable {
      struct Coordinates: Decodable {
        let latitude: Double
        let longitude: Double
      }

      let name: String
      let rating: Double
      let coordinates: Coordinates?
    }

    let businesses: [Entry]

    var search: YLPSearch {
      YLPSearch(
        businesses: businesses.map { entry in
          let coordinate = entry.coordinates.map {
            YLPCoordinate(latitude: $0.latitude, longitude: $0.longitude)
          }
          return YLPBusiness(
            name: entry.name, rating: entry.rating, location: YLPLocation(coordinate: coordinate))
        })
    }
  }

  /// The JSON answer to an autocompletion.
  struct Completions: Decodable {
    let terms: [String]
  }
}
