extension String {
  /// Whether the text is empty or only spaces.
  var isBlank: Bool {
    allSatisfy(\.isWhitespace)
  }
}
