import Foundation

/// A business in Yelp's listing.
public struct YLPBusiness {
  public let name: String
  public let rating: Double
  public let location: YLPLocation
}

/// Where a business is. The coordinate is nil for a business that Yelp couldn't find on a map.
public struct YLPLocation {
  public let coordinate: YLPCoordinate?
}

/// One page of a listing.
public struct YLPSearch {
  public let businesses: [YLPBusiness]
}
