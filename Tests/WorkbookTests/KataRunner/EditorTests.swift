import Foundation
import Processes
import TestSupport
import Testing

@testable import KataRunner

/// What editors get of the workbook: tasks, and verdicts that mark a line.
@Suite(.ends(within: 600)) struct EditorTests {
  private static let kata = "Chapters/4-proxy/katas/ask-once"

  private func line(
    _ verdict: KataVerdict, _ message: String, judged: KataVerdict? = nil, at line: Int? = nil
  ) throws -> String {
    let hint = "<details><summary>Hint 1</summary>\nTry.\n</details>\n"
    let page =
      "# Kata 4.3: Ask once\n\n[Edit](Exercise/AskOnce.swift).\n\n## Hints\n"
      + String(repeating: hint, count: 3)
    var report = KataReport(
      kata: try Kata(folder: Self.kata, page: page), verdict: verdict, message: message)
    report.judged = judged
    if verdict == .red { report.test = "asks once" }
    report.expectation = FailedExpectation(message)
    report.place = line.map { .init(path: Self.kata + "/Tests/T.swift", line: $0) }
    return report.editorLine
  }

  @Test func `gives a verdict its line, or the first one of the exercise`() throws {
    let exercise = Self.kata + "/Exercise/AskOnce.swift"

    #expect(try line(.green, "every test passes") == "")
    #expect(
      try line(.noCompile, "no member\n'x'", at: 7)
        == "\(Self.kata)/Tests/T.swift:7: error: no member 'x'\n")
    #expect(
      try line(.red, "Expectation failed: (asked → 2) == 1", at: 3)
        == "\(Self.kata)/Tests/T.swift:3: error: asks once: expected 1, actual 2\n")
    #expect(
      try line(.hung, "still running") == "\(exercise):1: error: still running\n")
    #expect(
      try line(.notStarted, "it is as it came") == "\(exercise):1: warning: it is as it came\n")
    #expect(
      try line(.tampered, "every test passes", judged: .green)
        == "\(exercise):1: warning: the tests aren't as they came: every test passes\n")
  }

  @Test func `marks what a task of the editor prints, by its matcher`() async throws {
    let task = try #require(try EditorTask.all()["kata: check"])
    let reader = try Reader()

    // The editor puts the path of the open file there.
    let words = task.args.map { $0.replacing("${relativeFile}", with: Reader.exercise) }
    let report = try await reader.process(words).run(deadline: .seconds(120))

    #expect(task.command == "${workspaceFolder}/Scripts/kata")
    #expect(
      try task.problemMatcher.flatMap { try $0.problems(in: report.printed) }
        == [[Reader.exercise, "1", "warning", "the exercise is as it came"]])
    #expect(report.printed.contains("\n\(Reader.kata) is not started: nothing is edited yet\n"))
  }

  @Test func `marks the lines that swift test names`() throws {
    let task = try #require(try EditorTask.all()["swift test"])
    let output = """
      /a b/Chapters/1-adapter/katas/x/Exercise/X.swift:12:5: error: cannot find 'y' in scope
      [5/9] Compiling X X.swift
      ✘ Test "asks once" recorded an issue at ClassicSignInTests.swift:31:5: Expectation failed: a
      ✘ Test asks() recorded an issue with 1 argument q → 2 at CacheTests.swift:3:7: Caught error: b
      """

    let found = try task.problemMatcher.flatMap { try $0.problems(in: output) }

    #expect(
      found == [
        [
          "/a b/Chapters/1-adapter/katas/x/Exercise/X.swift", "12", "error",
          "cannot find 'y' in scope",
        ], ["ClassicSignInTests.swift", "31", "Expectation failed: a"],
        ["CacheTests.swift", "3", "Caught error: b"],
      ])
  }

  @Test func `starts only what is there`() throws {
    let tasks = try EditorTask.all()

    #expect(Set(tasks.keys) == ["kata: check", "kata: hint", "kata: watch", "swift test"])
    for task in tasks.values where task.label.hasPrefix("kata: ") {
      #expect(KataProgram.Verb(rawValue: task.args[0])?.rawValue == String(task.label.dropFirst(6)))
      #expect(SourceTree.exists(task.command.replacing("${workspaceFolder}/", with: "")))
    }
  }

  @Test(arguments: [
    Reader.exercise, "/elsewhere/" + Reader.exercise, Reader.folder + "/README.md",
    Reader.folder + "/Tests/ClassicSignInTests.swift", Reader.folder,
  ])
  func `takes a file of a kata for its name`(_ path: String) async throws {
    let reader = try Reader()

    let report = try await reader.kata("check", path, "--format", "json")
    let other = try await reader.kata("check", "Sources/Scenario/Query.swift")

    #expect(report.printed.contains(#""kata" : "\#(Reader.kata)""#))
    #expect(other.ending == .exited(64))
  }

  @Test(arguments: [
    ".", "README.md", "Exercise/ClassicSignIn.swift", "../classic-sign-in/Tests", "1.1",
  ])
  func `takes a file for its kata's name, from the folder that the reader is in`(
    _ path: String
  ) async throws {
    let reader = try Reader()
    var child = try reader.process(["hint", path])
    child.directory = reader.package.appendingPathComponent(Reader.folder)
    var other = try reader.process(["hint", "ask-twice"])
    other.directory = child.directory

    let report = await child.run(deadline: .seconds(60))
    let unknown = await other.run(deadline: .seconds(60))

    #expect(report.printed.hasPrefix("Hint 1 of "), "\(report.text)")
    #expect(
      FileManager.default.fileExists(atPath: reader.package.path + "/.katas/hints/\(Reader.kata)"))
    #expect(unknown.ending == .exited(64))
  }

  @Test(arguments: [["list", "--format", "editor"], ["watch", "--format", "json"]])
  func `refuses a format that a command doesn't have`(_ words: [String]) async throws {
    let reader = try Reader()

    let report = try await reader.process(words).run(deadline: .seconds(60))

    #expect(report.ending == .exited(64))
    #expect(report.complaint.hasPrefix("kata: unknown format '\(words[2])': "))
  }
}
