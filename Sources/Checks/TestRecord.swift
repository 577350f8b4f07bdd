import Foundation
import Katas

/// What a test run wrote down about itself: which tests there were, and how far each came.
struct TestRecord: Equatable, Sendable {
  /// How far a test came.
  enum Course: Equatable, Sendable {
    case passed
    case failed(issue: String)
    case skipped

    /// It began, and its end isn't in the record.
    case unfinished
  }

  /// By the test's identifier without parentheses.
  private(set) var courses: [String: Course] = [:]

  /// Reads an event stream.
  init(_ data: Data) {
    var issues: [String: String] = [:]
    for event in TestEvent.events(in: data) {
      guard let name = event.testID.flatMap(Self.name) else { continue }
      switch event.kind {
      case "testStarted":
        courses[name] = .unfinished
      case "testSkipped":
        courses[name] = .skipped
      case "issueRecorded" where event.issue?.isKnown == false:
        issues[name] = issues[name] ?? event.messages?.first?.text ?? ""
      case "testEnded":
        let hasFailed = event.messages?.contains { $0.symbol == "fail" } ?? false
        if !hasFailed {
          courses[name] = .passed
        } else if let issue = issues[name] {
          courses[name] = .failed(issue: issue)
        }
      default:
        break
      }
    }
  }

  /// Drops parentheses and place: ``T.S/`a (b)`()/F.swift:1:2`` is ``T.S/`a (b)` ``. Nil for a suite.
  private static func name(of identifier: String) -> String? {
    identifier.firstMatch(of: /^(.*)\([_:\w]*\)\/[^\/]+:\d+:\d+$/).map { String($0.1) }
  }
}
