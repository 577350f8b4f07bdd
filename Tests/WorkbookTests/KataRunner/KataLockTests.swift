import CommandLineSupport
import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

@testable import KataRunner

/// The tests that have to run, and the workspace for them.
@Suite(.ends(within: 600)) struct KataLockTests {
  @Test func `accepts a run only when exactly the locked tests ran`() throws {
    var lock = KataLock()
    lock.tests = ["T/a": 0, "T/b": 2]
    lock.mistakes = ["swaps"]
    let place = TestEvent.Place(path: "/x/Kata/Tests/T.swift", line: 1)
    func test(_ id: String, cases: Int = 0, place: TestEvent.Place? = place) -> KataRun.Test {
      KataRun.Test(id: id, name: id, outcome: .passed, cases: cases, place: place)
    }
    func objection(_ tests: KataRun.Test...) -> String? {
      lock.objection(to: KataRun(tests: tests, isComplete: true))
    }
    let a = test("T/a")
    let b = test("T/b", cases: 2)
    let noticed = test("noticed swaps", place: nil)

    #expect(objection(a, b, noticed) == nil)
    #expect(objection(a, b, noticed, test("T/mine", place: nil)) == nil, "the reader's own")
    #expect(objection(b, noticed)?.contains("T/a") == true)
    #expect(objection(a, test("T/b", cases: 1), noticed)?.contains("T/b") == true)
    #expect(objection(a, b)?.contains("swaps") == true)
    #expect(objection(a, b, noticed, test("T/c"))?.contains("T/c") == true)
    // The result is a failure, although all tests passed.
    let report = KataReport(
      try .sample(), KataRun(tests: [b, noticed], isComplete: true), .init(ending: .exited(0)),
      lock: lock)
    #expect(report.verdict == .failed)
    #expect(report.message == "the test T/a didn't run")
  }

  @Test func `has a lock for each kata, with each of its tests`() throws {
    let originals = try KataOriginals(of: SourceTree.root)
    let katas = try KataCatalog(originals).katas

    #expect(Set(originals.locks.keys) == Set(katas.map(\.name)))
    #expect(originals.locks.values.allSatisfy { !$0.tests.isEmpty })
    let mistakes = originals.locks.filter { !$0.value.mistakes.isEmpty }.keys
    #expect(mistakes.sorted() == ["test-the-adapter", "test-the-cache"])
  }

  @Test func `leaves only its own files in a workspace`() throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let originals = try KataOriginals(of: SourceTree.root)
    let kata = try KataCatalog(originals).kata(named: Reader.kata)
    let workspace = try KataWorkspace(temporary.url.appendingPathComponent("workspace"))
    func lay(_ text: String) throws {
      try workspace.lay(
        try KataWorkspace.files(of: kata, exercise: Data(text.utf8), originals: originals))
    }
    try lay("a")
    let elsewhere = temporary.url.appendingPathComponent("elsewhere", isDirectory: true)
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    let before = FileManager.default.paths(below: workspace.folder.path)
    let planted = [
      "Package@swift-6.3.swift", "Runner/More.swift", "Kata/Tests/More.swift", "events-1.jsonl",
    ]
    for name in planted {
      try Data("b".utf8).write(to: workspace.folder.appendingPathComponent(name))
    }
    let exercise = workspace.folder.appendingPathComponent("Kata/Exercise")
    try FileManager.default.removeItem(at: exercise)
    try FileManager.default.createSymbolicLink(at: exercise, withDestinationURL: elsewhere)

    try lay("c")

    #expect(FileManager.default.paths(below: workspace.folder.path) == before)
    #expect(FileManager.default.paths(below: elsewhere.path) == [])
  }

  @Test func `lets the tests see the exercise, and keeps their line numbers`() throws {
    let originals = try KataOriginals(of: SourceTree.root)
    let kata = try KataCatalog(originals).kata(named: Reader.kata)
    let text = try SourceTree.text(of: kata.folder + "/Tests/ClassicSignInTests.swift")

    let files = try KataWorkspace.files(of: kata, exercise: Data(), originals: originals)

    let laid = String(
      decoding: files["Kata/Tests/ClassicSignInTests.swift"] ?? Data(), as: UTF8.self)
    #expect(laid == "@testable import Kata; " + text)
    #expect(files["Kata/Given/TillLogin.swift"] != nil)
  }
}
