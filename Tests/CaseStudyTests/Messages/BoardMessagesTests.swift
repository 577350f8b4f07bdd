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

  @Test func `lists the notes in the order of their numbers`() {
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
  func `has no message outside the list`(_ index: Int) {
    #expect(BoardMessages(board).message(at: index) == nil)
  }

  @Test func `follows changes of the board, and keeps each note's id`() {
    let messages = BoardMessages(board)
    board.takeDown(1)
    board.pin(Note(writer: nil, lines: ["New"]))

    let ids = (0..<messages.count).map { messages.message(at: $0)?.id }

    #expect(ids == ["2", "3", "4"])
  }

  @Test func `doesn't change the board`() {
    let before = board.notes
    let messages = BoardMessages(board)

    _ = (0..<messages.count).map { messages.message(at: $0) }

    #expect(board.notes == before)
  }

  @Test func `shows the thank-yous in its own rows`() {
    let screen = MessageScreen.make(
      with: MessageAdapter(dataSource: BoardMessages(board), cell: BoardCell(board)))
    screen.show()
    // Rows that are already shown don't change.
    board.thank(for: 1)

    let lines = screen.lines(width: 60)

    #expect(
      lines == [
        "1 +4  Fresh beans from Friday on (Mia)", "2 +0  Lost: a red cup (Somebody)",
        "3 +0   (Jonas)",
      ])
  }

  @Test func `writes a row for a removed note`() {
    let message = MessageModel(id: "9", author: "Mia", text: "Gone")

    #expect(BoardCell(board).row(for: message) == "+?  Gone (Mia)")
  }

  @Test func `thanks the chosen note's author, even after an earlier note was removed`() throws {
    let delegate = BoardThanks(board)
    board.takeDown(1)
    let screen = MessageScreen.make(
      with: MessageAdapter(dataSource: BoardMessages(board), delegate: delegate))
    screen.show()

    try screen.choose(2)

    #expect(board.notes.mapValues(\.thanks) == [2: 0, 3: 1])
  }

  @Test func `counts no thank-you when a note is only shown`() {
    let delegate = BoardThanks(board)
    let screen = MessageScreen.make(
      with: MessageAdapter(dataSource: BoardMessages(board), delegate: delegate))

    screen.show()

    #expect(board.notes.values.reduce(0) { $0 + $1.thanks } == 4)
  }
}
