import KataFiles
import TerminalText

/// The two sides of a failed expectation.
struct FailedExpectation: Equatable, Sendable {
  var actual: String
  var expected: String

  /// Reads Swift Testing's report of a failed `#expect(actual == expected)`, or nil for other
  /// reports.
  ///
  /// - Parameters:
  ///   - text: The message. Up to Swift 6.3 it contains the values.
  ///   - expression: The expression with its values, in event streams of Swift 6.4 or later.
  init?(_ text: String, _ expression: TestEvent.Expression? = nil) {
    let prefix = "Expectation failed: "
    guard text.hasPrefix(prefix), let (left, right) = Self.sides(of: text.dropFirst(prefix.count))
    else { return nil }
    let parts = expression?.children ?? []
    if parts.count == 2, let first = parts[0].runtimeValue, let second = parts[1].runtimeValue {
      actual = first.printableLines.joined(separator: "\n").cut.inShort
      expected = second.printableLines.joined(separator: "\n").cut.inShort
    } else {
      actual = Self.value(of: left).inShort
      expected = Self.value(of: right).inShort
    }
  }

  /// Whether both sides look the same, but differ in something that isn't shown.
  var isShownAlike: Bool { actual == expected }

  /// The actual value without quotation marks, if it is a text.
  var quotation: String? {
    guard actual.count > 1, actual.hasPrefix("\""), actual.hasSuffix("\"") else { return nil }
    return String(actual.dropFirst().dropLast()).replacing("\\\"", with: "\"")
  }

  /// Splits the text at the only ` == ` outside of parentheses and quotation marks.
  private static func sides(of text: Substring) -> (String, String)? {
    var depth = 0
    var isQuoted = false
    var before: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == "\"", before != "\\" { isQuoted.toggle() }
      before = character
      guard !isQuoted else { continue }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, text[index...].hasPrefix(" == ") {
        return (String(text[..<index]), String(text[index...].dropFirst(4)))
      }
    }
    return nil
  }

  /// The value of a side: `[]` for `(till.asked → [])`, and a literal as it is.
  private static func value(of side: String) -> String {
    guard side.hasPrefix("("), side.hasSuffix(")"), let arrow = side.firstRange(of: " → ") else {
      return side.cut
    }
    return String(side[arrow.upperBound...].dropLast()).cut
  }
}

extension String {
  /// The text, cut after 5,000 characters.
  fileprivate var cut: String { count > 5_000 ? prefix(5_000) + "…" : self }

  /// The text without the names of modules, enclosing types and result types.
  var inShort: String {
    replacing(/\b(\w+)\.(?=[A-Z])/) { modules.contains(String($0.1)) ? "" : $0.0 }
      .replacing(/\bResult<[\w., \[\]:<>]+>(?=\.)/, with: "")
      .replacing(/\b[A-Z]\w*(?:\.[A-Z]\w*)+(?=\.[a-z])/, with: "")
  }
}

/// Modules whose names Swift Testing prints before types.
private let modules = Set(
  ["Foundation", "Kata", "KataTests", "Swift"] + KataModule.all.map(\.name))
