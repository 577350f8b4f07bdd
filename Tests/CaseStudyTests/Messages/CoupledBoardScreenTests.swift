import TestSupport
import Testing

@testable import message_board

@MainActor
@Suite(.endsInTime) struct CoupledBoardScreenTests {
  @Test func `shows the same rows as the kit with the board's own rows`() {
    let screen = CoupledBoardScreen(
      board: Board([
        Note(writer: "Mia", lines: ["Fresh beans"], thanks: 4), Note(writer: nil, lines: ["Lost"]),
      ]))

    screen.show()

    #expect(screen.lines == ["1 +4  Fresh beans (Mia)", "2 +0  Lost (Somebody)"])
  }

  @Test func `thanks the chosen note's author`() {
    let board = Board([Note(writer: "Mia", lines: ["Fresh beans"])])
    let screen = CoupledBoardScreen(board: board)
    screen.show()

    screen.choose(1)

    #expect(board.notes[1]?.thanks == 1)
    #expect(screen.lines.last == "Chosen: the note by Mia.")
  }
}
