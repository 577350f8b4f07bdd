import Foundation
import TestSupport

/// An editor's task, with the patterns for its output.
struct EditorTask: Decodable {
  /// The patterns for problems in the output.
  struct Matcher: Decodable {
    struct Pattern: Decodable {
      var regexp: String
      var file, line, message: Int
      var severity: Int?
    }

    struct Background: Decodable {
      var beginsPattern, endsPattern: String
    }

    var pattern: Pattern
    var background: Background?

    /// The problems in an output: file, line, kind, message.
    func problems(in output: String) throws -> [[String]] {
      let groups = [pattern.file, pattern.line, pattern.severity, pattern.message]
      return try Self.matches(of: pattern.regexp, in: output).map { match in
        groups.compactMap(\.self).map { String(match[$0].substring ?? "") }
      }
    }

    /// The matches of a regex in each line. The editor's dialect is the same for these.
    static func matches(of expression: String, in output: String) throws -> [AnyRegexOutput] {
      let expression = try Regex(expression)
      return output.split(separator: "\n").compactMap { $0.firstMatch(of: expression)?.output }
    }
  }

  var label: String
  var command: String
  var args: [String]
  var problemMatcher: [Matcher]

  /// The workbook's tasks, by their labels.
  static func all() throws -> [String: EditorTask] {
    struct File: Decodable {
      var tasks: [EditorTask]
    }
    let text = try SourceTree.text(of: ".vscode/tasks.json")
    let tasks = try JSONDecoder().decode(File.self, from: Data(text.utf8)).tasks
    return Dictionary(uniqueKeysWithValues: tasks.map { ($0.label, $0) })
  }
}
