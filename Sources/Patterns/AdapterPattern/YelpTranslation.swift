import Foundation
import Scenario
import YelpAPI

extension CompletionAnswer<YLPSearch> {
  /// Yelp's listing, mapped to our types. Businesses without a coordinate are left out.
  var outcome: Result<[Business], SearchError> {
    result.map { $0.businesses.compactMap(Business.init) }
  }
}

extension CompletionAnswer<[String]> {
  /// The names that Yelp suggests, or an error of our own type.
  var outcome: Result<[String], SearchError> {
    result
  }
}

extension CompletionAnswer {
  fileprivate var result: Result<Value, SearchError> {
    switch self {
    case .value(let value): .success(value)
    case .error(let error): .failure(SearchError(yelp: error))
    case .both: .failure(.unreadableAnswer("Yelp sent a result and an error"))
    case .neither: .failure(.unreadableAnswer("Yelp sent nothing"))
    }
  }
}

extension YLPCoordinate {
  init(_ coordinate: Coordinate) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}

extension Business {
  /// The business, mapped to our type; nil when Yelp doesn't know where it is.
  fileprivate init?(_ business: YLPBusiness) {
    guard let coordinate = business.location.coordinate else { return nil }
    self.init(
      name: business.name,
      rating: business.rating,
      location: Coordinate(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
}

extension SearchError {
  fileprivate init(yelp error: any Error) {
    let error = error as NSError
    let isFromYelp = error.domain == YLPErrorDomain
    let code = isFromYelp ? YLPErrorCode(rawValue: error.code) : nil
    self =
      switch code {
      case .notConnected: .unavailable("Yelp can't be reached")
      case .invalidKey: .unavailable("Yelp refused our key")
      case .invalidRequest: .invalidQuery("Yelp refused the search.")
      case .badResponse: .unreadableAnswer("Yelp's answer can't be read")
      case nil: .unavailable("Yelp failed")
      }
  }
}
