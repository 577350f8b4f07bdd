extension BusinessMapViewModel {
  /// The pin as one line of text for a screen.
  public var line: String {
    "\(title), \(rating) stars, at \(coordinate.latitude), \(coordinate.longitude)"
  }
}
