import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

/// The list of messages as a user sees it, with a pipe instead of a terminal.
@Suite(.endsInTime) struct ConversationTests {
  private static let advice =
    "Enter 1 to 3 to thank a note's author, or q to quit. Press Return to refresh.\n"

  private static let list = """
    1 +4  Fresh beans from Friday on, at the quay. (Mia)
    2 +0  Lost: a red cup. Bring it to Blue Cup. (Somebody)
    3 +1  Who plays chess on Sundays? (Jonas)

    Enter 1 to 3 to thank a note's author, or q to quit. Press Return to refresh.

    """

  private static let thanks =
    "You thanked Somebody.\n\n" + list.replacing("2 +0", with: "2 +1")

  @Test(arguments: ["q", "quit", "exit"])
  func `shows the list, and ends when the user quits`(_ word: String) async throws {
    let printed = try await printed(typing: word)

    #expect(printed == Self.list)
  }

  @Test func `ends when the input ends`() async throws {
    let printed = try await printed(typing: "")

    #expect(printed == Self.list + Self.list)
  }

  @Test func `thanks the author of the chosen note, and shows the new count`() async throws {
    let printed = try await printed(typing: " 2 ")

    #expect(printed == Self.list + Self.thanks)
  }

  @Test(arguments: [
    ("9", "There is no message 9: choose 1 to 3.\n\(advice)"),
    ("-1", "There is no message -1: choose 1 to 3.\n\(advice)"),
    ("two", "'two' isn't a number.\n\(advice)"),
    (
      "99999999999999999999",
      "'99999999999999999999' isn't a number.\n\(advice)"
    ),
  ])
  func `explains wrong input, and continues`(
    _ word: String, _ answer: String
  ) async throws {
    let printed = try await printed(typing: "\(word)\\n2\\nq")

    #expect(printed == Self.list + answer + Self.thanks)
  }

  /// What the program prints while lines are typed.
  private func printed(typing lines: String) async throws -> String {
    let program = try BuiltPrograms.file("message-board").path
    let report = await ChildProcess(
      URL(filePath: "/bin/bash"), ["-c", #"printf '%b\n' "$1" | "$0" --choose"#, program, lines]
    ).run(deadline: .seconds(60))
    #expect(report.ending == .exited(0))
    return String(decoding: report.output, as: UTF8.self)
  }
}
