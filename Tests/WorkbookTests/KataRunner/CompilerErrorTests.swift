import TestSupport
import Testing

@testable import KataRunner

@Suite(.ends(within: 600)) struct CompilerErrorTests {
  @Test func `finds the errors of the kata, each once`() {
    let text = """
      [3/5] Compiling Kata AskOnce.swift
      /a b/Kata/Exercise/AskOnce.swift:12:5: error: cannot find 'x' in scope: is it 'y'?
      12 | x
      /a b/Kata/Exercise/AskOnce.swift:9:1: warning: unused
      /elsewhere/Kata/Exercise/AskOnce.swift:1:1: error: not ours
      /a b/Kata/Exercise/AskOnce.swift:12:5: error: cannot find 'x' in scope: is it 'y'?
      /a b/Kata/Tests/T.swift:3:4: error: no member
      """

    let errors = CompilerError.errors(in: text, of: "/a b/Kata/")

    #expect(
      errors == [
        .init(
          path: "Exercise/AskOnce.swift", line: 12,
          message: "cannot find 'x' in scope: is it 'y'?"),
        .init(path: "Tests/T.swift", line: 3, message: "no member"),
      ])
  }

  @Test(arguments: [
    (
      "stored property 'n' of 'Sendable'-conforming class 'Guard' is mutable",
      "Several threads may use this object at once. "
    ),
    (
      "stored property 'done' of 'Sendable'-conforming struct 'Guard' has non-Sendable type '() -> ()'",
      "Another thread may call this closure. "
    ),
  ])
  func `says what to do about words that beginners don't know`(
    _ message: String, _ help: String
  ) throws {
    let error = CompilerError(path: "Exercise/A.swift", line: 1, message: message)
    let other = CompilerError(path: "Exercise/A.swift", line: 1, message: "no member")
    let page = try #require(error.help?.firstMatch(of: /(Chapters\/\S+)#(\w+) says why\.$/))

    #expect(error.help?.hasPrefix(help) == true)
    #expect(try SourceTree.text(of: String(page.1)).lowercased().contains("### \(page.2)\n"))
    #expect(other.help == nil)
  }

  @Test func `says what a protocol asks for and the exercise lacks, each once`() {
    let text = """
      /a b/Kata/Exercise/KeepOut.swift:3:8: error: type 'Guard' does not conform to protocol 'Box'
      3 | struct Guard: Box {
        |        |- error: type 'Guard' does not conform to protocol 'Box'
        |        `- note: add stubs for conformance
      /a b/Kata/Tests/Box.swift:2:8: note: protocol requires function 'open()' with type '() -> ()'
        |        `- note: protocol requires function 'open()' with type '() -> ()'
      4 |        `- note: protocol requires function 'shut()' with type '() -> ()'
      /elsewhere/Other.swift:3:8: error: type 'O' does not conform to protocol 'P'
        |        `- note: protocol requires function 'o()' with type '() -> ()'
      """

    let words = CompilerError.errors(in: text, of: "/a b/Kata/").map(\.words)

    #expect(
      words == [
        "type 'Guard' does not conform to protocol 'Box'; "
          + "protocol requires function 'open()' with type '() -> ()'; "
          + "protocol requires function 'shut()' with type '() -> ()'"
      ])
  }
}
