import Foundation
import Processes
import TestSupport
import Testing

@testable import KataRunner

/// The workbook in an editor: tasks that mark a line, and a file's path instead of its kata's name.
@Suite(.ends(within: 600)) struct EditorTests {
  @Test func `starts only programs that exist`() throws {
    let tasks = try EditorTask.all()

    #expect(Set(tasks.keys) == ["kata: check", "kata: hint", "kata: watch", "swift test"])
    for task in tasks.values where task.label.hasPrefix("kata: ") {
      #expect(KataProgram.Verb(rawValue: task.args[0])?.rawValue == String(task.label.dropFirst(6)))
      #expect(task.command == "${workspaceFolder}/Scripts/kata")
    }
    #expect(SourceTree.exists("Scripts/kata"))
  }

  @Test func `marks what a task of the editor prints, by its matcher`() async throws {
    let task = try #require(try EditorTask.all()["kata: check"])
    let reader = try Reader()

    // The editor puts the path of the open file there.
    let words = task.args.map { $0.replacing("${relativeFile}", with: Reader.exercise) }
    let report = try await reader.process(words).run(deadline: .seconds(120))

    #expect(
      try task.problemMatcher.flatMap { try $0.problems(in: report.printed) }
        == [[Reader.exercise, "1", "warning", "the exercise is unchanged"]])
    #expect(report.printed.contains("\n\(Reader.kata) is not started: the exercise is unchanged\n"))
  }

  @Test func `marks the lines that swift test names`() throws {
    let task = try #require(try EditorTask.all()["swift test"])
    let output = """
      /a b/Chapters/1-adapter/katas/x/Exercise/X.swift:12:5: error: cannot find 'y' in scope
      [5/9] Compiling X X.swift
      ✘ Test "asks once" recorded an issue at LoginScreenTests.swift:31:5: Expectation failed: a
      ✘ Test asks() recorded an issue with 1 argument q → 2 at CacheTests.swift:3:7: Caught error: b
      """

    let found = try task.problemMatcher.flatMap { try $0.problems(in: output) }

    #expect(
      found == [
        [
          "/a b/Chapters/1-adapter/katas/x/Exercise/X.swift", "12", "error",
          "cannot find 'y' in scope",
        ], ["LoginScreenTests.swift", "31", "Expectation failed: a"],
        ["CacheTests.swift", "3", "Caught error: b"],
      ])
  }

  @Test(arguments: [
    ("", Reader.exercise), ("", "/elsewhere/" + Reader.exercise), ("", Reader.folder),
    ("", Reader.folder + "/Tests/ClassicSignInTests.swift"),
    // From the folder that the reader is in.
    (Reader.folder, "."), (Reader.folder, "Exercise/ClassicSignIn.swift"),
    (Reader.folder, "../classic-sign-in/Tests"), (Reader.folder, "1.1"),
  ])
  func `accepts a kata's file instead of its name`(_ folder: String, _ path: String) async throws {
    let reader = try Reader()
    var child = try reader.process(["check", path, "--format", "json"])
    child.directory = reader.package.appendingPathComponent(folder)

    let report = await child.run(deadline: .seconds(60))

    #expect(report.ending == .exited(1))
    #expect(report.printed.contains(#""kata" : "\#(Reader.kata)""#), "\(report.text)")
    #expect(report.printed.contains(#""verdict" : "not-started""#))
  }
}
