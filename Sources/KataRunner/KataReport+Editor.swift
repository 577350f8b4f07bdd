extension KataReport {
  /// The verdict as compilers write an error, for an editor to mark the line: path, line, kind,
  /// words. Nothing for green.
  var editorLine: String {
    guard verdict != .green else { return "" }
    let isDoubt = [.green, .notStarted, .suspicious, .impossible].contains(ruling)
    let compared = expectation.map { "expected \($0.expected), actual \($0.actual)" }
    let seen = message == test || compared != nil && message.hasPrefix("Expectation failed")
    let words = [test, seen ? nil : message, compared].compactMap(\.self)
    let named = judged == nil ? words : ["the tests aren't as they came"] + words
    let line =
      "\(place?.path ?? kata.exercise):\(place?.line ?? 1): \(isDoubt ? "warning" : "error"): "
    return line
      + named.joined(separator: ": ").split(whereSeparator: \.isNewline).joined(separator: " ")
      + "\n"
  }
}
