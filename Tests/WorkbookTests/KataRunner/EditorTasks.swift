import Foundation
import TestSupport

/// What an editor reads of the output of a task.
struct EditorTask: Decodable {
  /// How problems are found in the lines.
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

    /// The problems that the lines of an output tell of: file, line, kind, words.
    func problems(in output: String) throws -> [[String]] {
      let groups = [pattern.file, pattern.line, pattern.severity, pattern.message]
      return try Self.matches(of: pattern.regexp, in: output).map { match in
        groups.compactMap(\.self).map { String(match[$0].substring ?? "") }
      }
    }

    /// What an expression finds in each line where it finds something. The editor's dialect is the same, as
    /// far as these go.
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
