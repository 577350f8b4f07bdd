import Foundation
import Processes
import TestSupport
import Testing

/// A student's way through an edition, with the real compiler.
@Suite(.ends(within: 900)) struct SlowHandoutTests {
  @Test(.timeLimit(.minutes(15)))
  func `leads from the first look to what is handed in`() async throws {
    let edition = try await Edition("--katas", "ask-once,\(Reader.kata)")
    let exercise = edition.folder.appendingPathComponent(Reader.exercise)

    let arrival = try await edition.kata()
    try Data(SourceTree.text(of: Reader.folder + "/Solution/ClassicSignIn.swift").utf8)
      .write(to: exercise)
    // More files beside the exercise are nobody's business.
    try Data("// notes\n".utf8)
      .write(to: exercise.deletingLastPathComponent().appendingPathComponent("Another.swift"))
    let check = try await edition.kata("check", Reader.kata, deadline: .seconds(600))
    let solution = try await edition.kata("solution", Reader.kata)
    let submit = try await edition.kata("submit")
    let reset = try await edition.kata("reset", Reader.kata)
    let hint = try await edition.kata("hint", Reader.kata)

    #expect(arrival.printed.hasPrefix("0 of 2 green; of the core path 0 of 1, about "))
    #expect(arrival.printed.contains("\nNext: classic-sign-in"))
    #expect(check.ending == .exited(0), "\(check.text)")
    #expect(
      check.printed == """
        classic-sign-in is green: 13 of 13 tests pass
        Next: read Chapters/4-proxy/README.md, then Scripts/kata start ask-once

        """)
    #expect(solution.ending == .exited(69))
    #expect(
      solution.complaint == "kata: this edition has no solutions: ask whoever handed it to you\n")
    #expect(
      submit.printed.hasPrefix("  classic-sign-in  green when checked last\n1 exercise is in"))
    #expect(reset.printed.contains(" kept in "))
    #expect(try edition.text(of: Reader.exercise) == SourceTree.text(of: Reader.exercise))
    #expect(hint.printed.hasPrefix("Hint 1 of "))
  }
}
