import Foundation

@testable import KataRunner

extension Kata {
  /// A kata without a folder.
  ///
  /// - Parameters:
  ///   - task: The page's text after the link to the exercise.
  ///   - hints: The texts of its hints.
  static func sample(_ task: String = "", hints: [String] = ["1", "2", "3"]) throws -> Kata {
    try Kata(folder: "Chapters/4-proxy/katas/ask-once", page: page(task, hints: hints))
  }

  /// The page of such a kata.
  static func page(_ task: String = "", hints: [String] = ["1", "2", "3"]) -> String {
    let hints = hints.enumerated().map { index, hint in
      "<details><summary>Hint \(index + 1)</summary>\n\n\(hint)\n\n</details>\n"
    }
    return "# Kata 4.3: Ask once\n\n[Edit](Exercise/AskOnce.swift)\n\n\(task)\n\n## Hints\n\n"
      + hints.joined(separator: "\n")
  }
}

/// Lines of a test process's record.
enum Record {
  static let end = event("runEnded")

  /// A test exists.
  static func test(_ name: String, line: Int = 3) -> String {
    #"{"kind":"test","payload":{"kind":"function","id":"\#(name)","name":"\#(name)","#
      + #""sourceLocation":{"_filePath":"/x/Kata/Tests/T.swift","line":\#(line)}}}"#
  }

  static func event(_ kind: String, _ test: String? = nil) -> String {
    let id = test.map { #","testID":"\#($0)""# } ?? ""
    return #"{"kind":"event","payload":{"kind":"\#(kind)"\#(id)}}"#
  }

  /// A test failed.
  static func issue(
    _ test: String, _ text: String = "no", comment: String? = nil, file: String = "T.swift",
    line: Int = 7, expression: String = "null"
  ) -> String {
    let comments = comment.map { #""_comments":["\#($0)"],"# } ?? ""
    return #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"\#(test)",\#(comments)"#
      + #""issue":{"isKnown":false,"_expression":\#(expression),"#
      + #""sourceLocation":{"_filePath":"/x/Kata/Tests/\#(file)","line":\#(line)}},"#
      + #""messages":[{"symbol":"fail","text":"\#(text)"}]}}"#
  }

  /// Information in the form of a known issue.
  static func note(_ words: String...) -> String {
    #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true},"#
      + #""_comments":[\#(words.map { "\"\($0)\"" }.joined(separator: ","))]}}"#
  }

  /// A test runs, with or without failures.
  static func run(_ test: String, _ issues: String...) -> [String] {
    [event("testStarted", test)] + issues + [event("testEnded", test)]
  }
}

extension KataRun {
  /// Reads the lines of a record.
  init(_ lines: [String]) {
    self.init(Data(lines.joined(separator: "\n").utf8))
  }
}
