import CommandLineSupport
import MessageKit

/// Lets the user choose notes from the board until they quit.
@MainActor
struct Conversation {
  private let screen: MessageScreen
  // Held here, because the screen holds its delegate weakly.
  private let delegate: BoardThanks

  init(board: Board) {
    delegate = BoardThanks(board)
    screen = MessageScreen.make(
      with: MessageAdapter(
        dataSource: BoardMessages(board), delegate: delegate, cell: BoardCell(board),
        config: .board))
  }

  func run(_ lines: some AsyncSequence<String, Never>) async throws(ProgramError) {
    try show()
    for await line in lines {
      switch line.split(separator: " ").joined(separator: " ") {
      case "q", "quit", "exit": return
      case "": try show()
      case let word: try answer(word)
      }
    }
  }

  private func answer(_ word: String) throws(ProgramError) {
    guard let number = Int(word) else { return try say("'\(word)' isn't a number.", advice) }
    let message: MessageModel
    do {
      message = try screen.choose(number)
    } catch {
      return try say("\(error)", advice)
    }
    try say("You thanked \(message.author).", "")
    try show()
  }

  private func show() throws(ProgramError) {
    screen.show()
    let terminal = Terminal.standardOutput
    let lines = screen.lines(width: terminal.width, color: terminal.takesColor)
    try say(lines + ["", advice])
  }

  private var advice: String {
    "Enter 1 to \(screen.count) to thank a note's author, or q to quit. Press Return to refresh."
  }

  private func say(_ lines: String...) throws(ProgramError) {
    try say(lines)
  }

  private func say(_ lines: [String]) throws(ProgramError) {
    try StandardOutput.write(lines.map { $0 + "\n" }.joined())
  }
}
