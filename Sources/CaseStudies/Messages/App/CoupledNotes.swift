import ComparisonReport

/// Takes each step with the screen that directly reads the board.
@MainActor
struct CoupledNotes {
  let tell: @Sendable (CellEvent) -> Void

  func take(_ step: MessagesStep) {
    let board = Board.sample()
    switch step {
    case .show: show(board)
    case .emptyBoard: show(Board())
    case .choose: choose(2, on: board)
    case .noSuchNumber: choose(9, on: board)
    case .takenDown: choose(3, on: board) { board.takeDown(3) }
    case .noDelegate: tell(.nothing(because: "The screen itself thanks the author."))
    case .kitLook, .otherStore:
      tell(.nothing(because: "The screen would have to be rewritten."))
    }
  }

  private func show(_ board: Board) {
    let screen = CoupledBoardScreen(board: board)
    tell(.calls(code: "screen.show()"))
    screen.show()
    tell(.ends(outcome: "\(screen.lines.count) rows", shows: screen.lines))
  }

  private func choose(_ number: Int, on board: Board, after meanwhile: () -> Void = {}) {
    let screen = CoupledBoardScreen(board: board)
    screen.show()
    meanwhile()
    tell(.calls(code: "screen.choose(\(number))"))
    screen.choose(number)
    tell(.ends(outcome: "chosen", shows: screen.lines))
  }
}
