import Foundation

/// A business in Yelp's listing.
public struct YLPBusiness {
  /// The name.
  public let name: String
  /// The rating, 0 to 5.
  public let rating: Double
  /// The location.
  public let location: YLPLocation
}

/// A business's location. The coordinate is nil when Yelp couldn't find the business on a map.
public struct YLPLocation {
  /// The point on the map, if there is one.
  public let coordinate: YLPCoordinate?
}

/// One page of a listing.
public struct YLPSearch {
  /// The businesses on the page.
  public let businesses: [YLPBusiness]
}
