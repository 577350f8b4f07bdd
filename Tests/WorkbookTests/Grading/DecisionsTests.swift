import CommandLineSupport
import ProgramSupport
import TestSupport
import Testing

@testable import Grading

/// A teacher's decisions.
@Suite(.ends(within: 600)) struct DecisionsTests {
  private func decisions(_ text: String) throws -> Decisions {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.file("decisions", holding: text)
    return try Decisions(path, katas: ["classic-sign-in": 10, "one-call": 8])
  }

  @Test func `are read with their reasons, from any editor`() throws {
    let decisions = try decisions(
      "# late\r\nAda B 80 %# late\r\n\r\n  ada one-call 0 # copied, #2\r\nada classic-sign-in 10")

    #expect(decisions.parts == ["Ada B": 80])
    #expect(decisions.points == ["ada": ["one-call": 0, "classic-sign-in": 10]])
    #expect(decisions.names == ["ada", "Ada B"])
    #expect(decisions.reasons == ["Ada B": "late", "ada one-call": "copied, #2"])
  }

  @Test(arguments: [
    ("ada eighty", "write a line such as 'ada 80%' or 'ada classic-sign-in 7'"),
    ("ada classic-sign-in 70", "classic-sign-in has at most 10 points, not 70"),
    ("ada classic-sign-in 5.5", "'5.5' isn't a whole number of points"),
    ("ada classic-sign-in -1", "'-1' isn't a whole number of points"),
    ("ada clasic-sign-in 7", "unknown kata 'clasic-sign-in': did you mean 'classic-sign-in'?"),
    ("ada 120%", "120 % is too much: give at most 100 %"),
    ("bob 7%", "'bob' already has a percentage"),
    ("bob one-call 7", "'bob' already has points for one-call"),
    ("ada one-call 80%", "a percentage applies to all katas of a student"),
  ])
  func `name the line with a problem, and the problem`(_ line: String, _ words: String) throws {
    let error = #expect(throws: ProgramError.self) {
      try decisions("bob 80%\nbob one-call 3\n\(line)\n")
    }

    #expect(error?.status == 65)
    #expect(error?.message?.contains("', line 3: \(words)") == true, "\(error?.message ?? "")")
  }
}
