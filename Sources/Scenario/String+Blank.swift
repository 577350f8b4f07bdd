extension String {
  /// Whether the text is empty or only whitespace.
  var isBlank: Bool {
    allSatisfy(\.isWhitespace)
  }
}
