import Testing

@testable import Katas

@Suite struct CompilerErrorTests {
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
          path: "Exercise/AskOnce.swift", line: 12, column: 5,
          message: "cannot find 'x' in scope: is it 'y'?"),
        .init(path: "Tests/T.swift", line: 3, column: 4, message: "no member"),
      ])
  }
}
