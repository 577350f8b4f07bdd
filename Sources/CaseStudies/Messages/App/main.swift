import CommandLineSupport
import ComparisonReport
import Foundation

let study = CaseStudy<MessagesStep>(
  "message-board",
  about: """
    Compares two screens for the notes on a board. The coupled screen itself reads the board. The
    adapted screen belongs to a kit, and an adapter connects it to the board.
    """,
  versions: [
    "coupled": ["CoupledBoardScreen", "Board"],
    "adapted": [
      "MessageScreen", "its messages: BoardMessages", "its messages: Board", "its rows: BoardCell",
      "its delegate: BoardThanks",
    ],
  ],
  lessons: .messages,
  options: [CommandOption("--choose", about: "choose notes yourself, on the kit's screen")])

do throws(ProgramError) {
  let words = CommandLine.arguments.dropFirst()
  if try study.ownArguments(words) != nil {
    try await Conversation(board: .sample()).run(StandardInput.lines())
    exit(0)
  }
  let status = try await study.run(words) { step, version, tell in
    if version == "coupled" {
      CoupledNotes(tell: tell).take(step)
    } else {
      AdaptedNotes(tell: tell).take(step)
    }
  }
  exit(status)
} catch {
  error.end("message-board")
}
