import MessageKit
import TestSupport
import Testing

@testable import message_board

@MainActor
@Suite(.endsInTime) struct BoardMessagesTests {
  private let board = Board([
    Note(writer: "Mia", lines: ["Fresh beans", "from Friday on"], thanks: 4),
    Note(writer: nil, lines: ["Lost: a red cup"]), Note(writer: "Jonas", lines: []),
  ])

  @Test func `gives the notes in the order of their numbers`() {
    let messages = BoardMessages(board)

    let all = (0..<messages.count).map { messages.message(at: $0) }

    #expect(
      all == [
        MessageModel(id: "1", author: "Mia", text: "Fresh beans from Friday on"),
        MessageModel(id: "2", author: "Somebody", text: "Lost: a red cup"),
        MessageModel(id: "3", author: "Jonas", text: ""),
      ])
  }

  @Test(arguments: [-1, 3, Int.min, Int.max])
  func `has no message outside of the list`(_ index: Int) {
    #expect(BoardMessages(board).message(at: index) == nil)
  }

  @Test func `follows the board as it changes, and names each note as before`() {
    let messages = BoardMessages(board)
    board.takeDown(1)
    board.pin(Note(writer: nil, lines: ["New"]))

    let ids = (0..<messages.count).map { messages.message(at: $0)?.id }

    #expect(ids == ["2", "3", "4"])
  }

  @Test func `leaves the board as it is`() {
    let before = board.notes
    let messages = BoardMessages(board)

    _ = (0..<messages.count).map { messages.message(at: $0) }

    #expect(board.notes == before)
  }

  @Test func `shows the thanks, which the kit doesn't know, in its own rows`() {
    let screen = MessageScreen.make(
      with: MessageAdapter(dataSource: BoardMessages(board), cell: BoardCell(board)))
    screen.show()
    // The rows stay as they were shown.
    board.thank(for: 1)

    let lines = screen.lines(width: 60)

    #expect(
      lines == [
        "1 +4  Fresh beans from Friday on (Mia)", "2 +0  Lost: a red cup (Somebody)",
        "3 +0   (Jonas)",
      ])
  }

  @Test func `writes a row for a note that is gone`() {
    let message = MessageModel(id: "9", author: "Mia", text: "Gone")

    #expect(BoardCell(board).row(for: message) == "+?  Gone (Mia)")
  }

  @Test func `thanks for the note that was chosen, also behind one that was taken down`() throws {
    let delegate = BoardThanks(board)
    board.takeDown(1)
    let screen = MessageScreen.make(
      with: MessageAdapter(dataSource: BoardMessages(board), delegate: delegate))
    screen.show()

    try screen.choose(2)

    #expect(board.notes.mapValues(\.thanks) == [2: 0, 3: 1])
  }

  @Test func `thanks for nothing when a note is only shown`() {
    let delegate = BoardThanks(board)
    let screen = MessageScreen.make(
      with: MessageAdapter(dataSource: BoardMessages(board), delegate: delegate))

    screen.show()

    #expect(board.notes.values.reduce(0) { $0 + $1.thanks } == 4)
  }
}
