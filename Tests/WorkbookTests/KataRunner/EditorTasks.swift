import Foundation
import TestSupport

/// What an editor reads of the output of a task.
struct EditorTask: Decodable {
  /// How problems are found in the lines.
  struct Matcher: Decodable {
    struct Pattern: Decodable {
      var regexp: String
      var file: Int
      var line: Int
      var severity: Int?
      var message: Int
    }

    struct Background: Decodable {
      var beginsPattern: String
      var endsPattern: String
    }

    var pattern: Pattern
    var background: Background?

    /// The problems that the lines of an output tell of: file, line, kind, words.
    func problems(in output: String) throws -> [[String]] {
      let groups = [pattern.file, pattern.line, pattern.severity ?? 0, pattern.message]
      return try Self.matches(of: pattern.regexp, in: output).map { texts in
        groups.filter { $0 > 0 }.map { texts[$0] }
      }
    }

    /// What an expression finds in each line where it finds something.
    static func matches(of expression: String, in output: String) throws -> [[String]] {
      // Its dialect is that of the editor, as far as these go.
      let expression = try NSRegularExpression(pattern: expression)
      return output.components(separatedBy: "\n").compactMap { line in
        let match = expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line))
        return match.map { match in
          (0..<match.numberOfRanges).map { index in
            Range(match.range(at: index), in: line).map { String(line[$0]) } ?? ""
          }
        }
      }
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
