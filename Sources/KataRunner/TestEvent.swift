import Foundation

/// A line of the event stream, version 0, in which a test process records its events.
public struct TestEvent: Decodable, Sendable {
  /// A line of text about the event.
  public struct Message: Decodable, Sendable {
    /// The kind of line: `pass`, `fail`, `details` and others.
    public var symbol: String

    /// The text.
    public var text: String
  }

  /// A place in the sources.
  public struct Place: Decodable, Equatable, Sendable {
    /// The path. In a report, it is relative to the package.
    public var path: String

    /// The line, from 1.
    public var line: Int

    private enum CodingKeys: String, CodingKey {
      case path = "_filePath"
      case line
    }
  }

  /// A failure.
  public struct Issue: Decodable, Sendable {
    /// Whether it was expected.
    public var isKnown: Bool

    var sourceLocation: Place?

    /// The expression of an expectation. Only Swift 6.4 and later have it.
    var expression: Expression?

    private enum CodingKeys: String, CodingKey {
      case isKnown, sourceLocation
      case expression = "_expression"
    }
  }

  /// An expression of a test, and its value.
  struct Expression: Decodable, Sendable {
    var sourceCode: String
    var runtimeValue: String?
    var children: [Expression]?
  }

  /// The kind of event, such as `testStarted`. `function` and `suite` announce a test.
  public var kind: String

  /// The test's identifier.
  public var testID: String?

  /// The failure, for `issueRecorded`.
  public var issue: Issue?

  /// The event as text.
  public var messages: [Message]?

  /// The arguments of a test case, such as `.bill, 20`. The stream's format doesn't guarantee them.
  var arguments: String? { testCase?.displayName }

  private var testCase: Case?

  var id: String?
  var name: String?
  var displayName: String?
  var sourceLocation: Place?
  private var ownComments: [String]?

  /// The test's own message. Swift 6.2 has it only in the text.
  var comments: [String] {
    ownComments ?? (messages ?? []).filter { $0.symbol == "details" }.map(\.text)
  }

  private enum CodingKeys: String, CodingKey {
    case kind, testID, issue, messages, id, name, displayName, sourceLocation
    case ownComments = "_comments"
    case testCase = "_testCase"
  }

  /// Reads an event stream. Unknown lines are skipped.
  public static func events(in data: Data) -> [TestEvent] {
    let decoder = JSONDecoder()
    return data.split(separator: UInt8(ascii: "\n")).compactMap { line in
      try? decoder.decode(Line.self, from: line).payload
    }
  }

  /// A case of a test. If its format is different, only its name is lost.
  private struct Case: Decodable, Sendable {
    var displayName: String?

    private enum CodingKeys: CodingKey { case displayName }

    init(from decoder: any Decoder) {
      let values = try? decoder.container(keyedBy: CodingKeys.self)
      displayName = try? values?.decode(String.self, forKey: .displayName)
    }
  }

  private struct Line: Decodable {
    var payload: TestEvent
  }
}
