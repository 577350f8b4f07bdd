/// The parameters of a search request.
struct PageRequest {
  let latitude: Double
  let longitude: Double
  let term: String
  let limit: Int
  let offset: Int

  /// Reads the parameters. The result is nil when a parameter is missing or out of range.
  init?(_ request: Request) {
    guard
      let latitude = request.parameters["latitude"].flatMap(Double.init),
      let longitude = request.parameters["longitude"].flatMap(Double.init),
      let term = request.parameters["term"],
      let limit = request.parameters["limit"].flatMap(Int.init), (1...50).contains(limit),
      let offset = request.parameters["offset"].flatMap(Int.init), offset >= 0
    else { return nil }
    self.latitude = latitude
    self.longitude = longitude
    self.term = term
    self.limit = limit
    self.offset = offset
  }

  /// The requested page of a listing.
  func page(of cafes: [Town.Cafe]) -> ArraySlice<Town.Cafe> {
    cafes.dropFirst(offset).prefix(limit)
  }
}
