extension BusinessMapViewModel {
  /// The pin as a line of a screen.
  public var line: String {
    "\(title), \(rating) stars, at \(coordinate.latitude), \(coordinate.longitude)"
  }
}
