import Foundation

/// A line of the event stream, version 0, in which a test process writes down what it does.
public struct TestEvent: Decodable, Sendable {
  /// A line of words about the event.
  public struct Message: Decodable, Sendable {
    /// What the line is: `pass`, `fail`, `details` and others.
    public var symbol: String

    /// The line.
    public var text: String
  }

  /// A place in the sources.
  public struct Place: Decodable, Equatable, Sendable {
    /// The path; of the package's files in a report, from the package's folder on.
    public var path: String

    /// The line, from 1 on.
    public var line: Int

    private enum CodingKeys: String, CodingKey {
      case path = "_filePath"
      case line
    }
  }

  /// What went wrong.
  public struct Issue: Decodable, Sendable {
    /// Whether it was expected.
    public var isKnown: Bool

    var sourceLocation: Place?

    /// The expression of an expectation, where the stream has it: from Swift 6.4 on.
    var expression: Expression?

    private enum CodingKeys: String, CodingKey {
      case isKnown, sourceLocation
      case expression = "_expression"
    }
  }

  /// An expression of a test, and what came of it.
  struct Expression: Decodable, Sendable {
    var sourceCode: String
    var runtimeValue: String?
    var children: [Expression]?
  }

  /// What happened, such as `testStarted`; `function` and `suite` announce a test.
  public var kind: String

  /// Which test it happened to.
  public var testID: String?

  /// What went wrong, for `issueRecorded`.
  public var issue: Issue?

  /// The event in words.
  public var messages: [Message]?

  /// The arguments that a test of several cases ran with, such as `.bill, 20`. The stream doesn't promise
  /// them.
  var arguments: String? { testCase?.displayName }

  private var testCase: Case?

  var id: String?
  var name: String?
  var displayName: String?
  var sourceLocation: Place?
  private var ownComments: [String]?

  /// What the test's author says to it. Swift 6.2 has it among the words alone.
  var comments: [String] {
    ownComments ?? (messages ?? []).filter { $0.symbol == "details" }.map(\.text)
  }

  private enum CodingKeys: String, CodingKey {
    case kind, testID, issue, messages, id, name, displayName, sourceLocation
    case ownComments = "_comments"
    case testCase = "_testCase"
  }

  /// Reads an event stream. A line that isn't understood is passed over.
  public static func events(in data: Data) -> [TestEvent] {
    let decoder = JSONDecoder()
    return data.split(separator: UInt8(ascii: "\n")).compactMap { line in
      try? decoder.decode(Line.self, from: line).payload
    }
  }

  /// A case of a test. Where its form is another one, nothing but its name is lost.
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
