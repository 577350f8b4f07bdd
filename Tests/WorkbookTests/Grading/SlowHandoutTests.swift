import Foundation
import Processes
import TestSupport
import Testing

/// A student's work with a student copy, with the real compiler.
@Suite(.ends(within: 900)) struct SlowHandoutTests {
  @Test(.timeLimit(.minutes(15)))
  func `leads from the first start to the submission`() async throws {
    let copy = try await StudentCopy("--katas", "ask-once,\(Reader.kata)")
    let exercise = copy.folder.appendingPathComponent(Reader.exercise)

    let arrival = try await copy.kata()
    try Data(SourceTree.text(of: Reader.folder + "/Solution/ClassicSignIn.swift").utf8)
      .write(to: exercise)
    // Additional files in the folder are ignored.
    try Data("// notes\n".utf8)
      .write(to: exercise.deletingLastPathComponent().appendingPathComponent("Another.swift"))
    let check = try await copy.kata("check", Reader.kata, deadline: .seconds(600))
    let solution = try await copy.kata("solution", Reader.kata)
    let submit = try await copy.kata("submit")
    let reset = try await copy.kata("reset", Reader.kata)
    let hint = try await copy.kata("hint", Reader.kata)

    #expect(arrival.printed.hasPrefix("Core path: 0 of 7 chapters read, 0 of 1 katas done, "))
    #expect(arrival.printed.contains("\nNext: read chapter 0, "))
    #expect(check.ending == .exited(0), "\(check.text)")
    #expect(
      check.printed.hasPrefix("classic-sign-in is done: 13 of 13 tests pass\nStop here. You can"))
    #expect(
      check.printed.hasSuffix(
        """
        : Chapters/2-bridge/README.md
        Then type Scripts/kata read 2
        Earlier steps not done yet: chapters 0, 1

        """), "\(check.printed)")
    #expect(solution.ending == .exited(69))
    #expect(
      solution.complaint == "kata: this student copy has no solutions: ask your teacher\n")
    #expect(
      submit.printed.hasPrefix(
        "  classic-sign-in  done\n1 exercise is in submission.tar.gz. Submit this file.\n"))
    #expect(reset.printed.contains(" kept in "))
    #expect(try copy.text(of: Reader.exercise) == SourceTree.text(of: Reader.exercise))
    #expect(hint.printed.hasPrefix("Hint 1 of "))
  }
}
