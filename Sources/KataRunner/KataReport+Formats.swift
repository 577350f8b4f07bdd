/// Reports for other programs.
extension KataReport {
  /// The report in a compiler's format, so that an editor can mark the line: path, line, kind,
  /// message. Empty when the kata is done.
  var editorLine: String {
    guard verdict != .done else { return "" }
    let isDoubt = [.notStarted, .needsReview, .graderError].contains(verdict)
    let compared = expectation.map { "expected \($0.expected), actual \($0.actual)" }
    let seen = message == test || compared != nil && message.hasPrefix("Expectation failed")
    let words = [test, seen ? nil : message, compared].compactMap(\.self)
    let line =
      "\(place?.path ?? kata.exercise):\(place?.line ?? 1): \(isDoubt ? "warning" : "error"): "
    return line
      + words.joined(separator: ": ").split(whereSeparator: \.isNewline).joined(separator: " ")
      + "\n"
  }

  /// The report for JSON.
  var document: some Encodable {
    Document(
      kata: kata.name, verdict: verdict,
      tests: tests.map { .init(name: $0.name, outcome: $0.outcome) }, test: test,
      message: message, expected: expectation?.expected, actual: expectation?.actual,
      misconceptions: misconceptions.isEmpty ? nil : misconceptions, touched: touched?.lines,
      partsDone: kata.parts.isEmpty ? nil : partsDone, later: later,
      file: place?.path, line: place?.line, changed: changed.isEmpty ? nil : changed)
  }

  private struct Document: Encodable {
    struct Test: Encodable {
      var name: String
      var outcome: KataRun.Test.Outcome
    }

    var kata: String
    var verdict: KataVerdict
    var tests: [Test]
    var test: String?
    var message: String
    var expected: String?
    var actual: String?
    var misconceptions: [String]?
    var touched: [String]?
    var partsDone: Int?
    var later: String?
    var file: String?
    var line: Int?
    var changed: [String]?
  }
}
