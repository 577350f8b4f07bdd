import KataRunner

extension SubmissionResult {
  /// JUnit XML. Tests of exercises that weren't graded are skipped.
  ///
  /// - Source: https://github.com/testmoapp/junitxml, and junit-10.xsd of Jenkins' xUnit plugin,
  ///   which allows no other attributes.
  var junit: String {
    let suites = katas.map { result in
      let failures = result.items.count { result.end(of: $0) == .failure }
      let errors = result.items.count { result.end(of: $0) == .error }
      let skipped = result.items.count { result.end(of: $0) == .skipped }
      // The feedback is attached to the test that it describes, or to the first failure.
      let wrong = result.items.filter { result.end(of: $0) != nil }
      let first = result.mark?.findings.first ?? ""
      let told = wrong.first { first.hasSuffix(" \($0.name)") } ?? wrong.first
      let cases = result.items.map { item in
        let start = "    <testcase name=\"\(item.name.xml)\" classname=\"\(result.kata.name)\""
        guard let end = result.end(of: item) else { return start + "/>" }
        let words = item == told ? result.plainFeedback.joined(separator: "\n").xml : ""
        return
          "\(start)><\(end.rawValue) message=\"\(result.words)\">\(words)"
          + "</\(end.rawValue)></testcase>"
      }
      return """
          <testsuite name="\(result.kata.name)" tests="\(result.items.count)" \
        failures="\(failures)" errors="\(errors)" skipped="\(skipped)">
        \(cases.joined(separator: "\n"))
          </testsuite>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(name.xml)">
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }
}

private enum CaseEnd: String {
  case failure, error, skipped
}

extension KataResult {
  fileprivate func end(of item: MarkedItem) -> CaseEnd? {
    if item.isPassed { return nil }
    if decided != nil { return .failure }
    if isOpen || mark == nil || mark?.verdict == .notStarted { return .skipped }
    return mark?.verdict == .failed ? .failure : .error
  }
}

extension String {
  /// The text for XML 1.0, which has no control characters. It escapes scalars, because a `<` with
  /// an accent is a different character.
  fileprivate var xml: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n", "\u{20}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}": String(scalar)
      default: "\u{FFFD}"
      }
    }.joined()
  }
}
