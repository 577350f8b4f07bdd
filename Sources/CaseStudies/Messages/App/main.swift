import CommandLineSupport
import ComparisonReport
import Foundation

let study = CaseStudy<MessagesStep>(
  "message-board",
  about: """
    Shows the notes of a board on two screens. The first screen reads the board directly (coupled).
    The second one belongs to a kit, and an adapter gives it the notes (adapted). Prints one line
    for each step, and one column for each screen.
    """,
  versions: [
    "coupled": ["CoupledBoardScreen", "Board"],
    "adapted": [
      "MessageScreen", "its messages: BoardMessages", "its messages: Board", "its rows: BoardCell",
      "who is told: BoardThanks",
    ],
  ],
  lessons: .messages,
  options: [CommandOption("--choose", about: "choose notes yourself, in the kit's screen")])

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
