import ComparisonReport
import MessageKit

/// Takes each step with the kit's screen and the board's adapter.
@MainActor
struct AdaptedNotes {
  let tell: @Sendable (CellEvent) -> Void

  func take(_ step: MessagesStep) {
    let board = Board.sample()
    let delegate = ToldDelegate(forwardingTo: BoardThanks(board)) { tell(.logs(line: $0)) }
    let plugged = MessageAdapter(
      dataSource: BoardMessages(board), delegate: delegate, cell: BoardCell(board), config: .board)
    switch step {
    case .show: show(plugged)
    case .kitLook: show(MessageAdapter(dataSource: BoardMessages(board)))
    case .choose: choose(2, on: plugged)
    case .noSuchNumber: choose(9, on: plugged)
    case .takenDown: choose(3, on: plugged) { board.takeDown(3) }
    case .emptyBoard: show(MessageAdapter(dataSource: BoardMessages(Board())))
    case .noDelegate:
      choose(2, on: MessageAdapter(dataSource: BoardMessages(board), cell: BoardCell(board)))
    case .otherStore: show(MessageAdapter(dataSource: Self.letters))
    }
    withExtendedLifetime(delegate) {}
  }

  private func show(_ adapter: MessageAdapter) {
    tell(.calls(code: "MessageScreen.make(with: adapter).show()"))
    let screen = MessageScreen.make(with: adapter)
    screen.show()
    tell(.ends(outcome: "\(screen.count) rows", shows: screen.lines(width: 60)))
  }

  private func choose(_ number: Int, on adapter: MessageAdapter, after meanwhile: () -> Void = {}) {
    let screen = MessageScreen.make(with: adapter)
    screen.show()
    meanwhile()
    tell(.calls(code: "try screen.choose(\(number))"))
    do {
      let chosen = try screen.choose(number)
      screen.show()
      let lines = screen.lines(width: 60) + ["Chosen: the note by \(chosen.author)."]
      tell(.ends(outcome: "chosen", shows: lines))
    } catch {
      tell(.ends(outcome: "blocked", shows: ["\(error)"]))
    }
  }

  private static let letters = [
    MessageModel(id: "a", author: "Town hall", text: "The bridge is closed on Monday."),
    MessageModel(id: "b", author: "Ferry", text: "Last boat at 22:15."),
  ]
}
