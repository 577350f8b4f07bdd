/// Makes map pins for businesses.
public struct PinFactory: Sendable {
  /// Creates a factory.
  public init() {}

  /// The pin for a business. It is never nil, since a business always has a location.
  public func pin(for business: Business) -> BusinessMapViewModel {
    BusinessMapViewModel(
      title: business.name,
      rating: String(business.rating),
      coordinate: business.location)
  }
}
