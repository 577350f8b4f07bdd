// About: TextOutputStream is Swift's own protocol, and print(_:to:) writes to it. DotBoard is ours,
// and is older than this file.
// Answer: adapter
// Because: print(_:to:) already knew TextOutputStream. A DotBoard doesn't conform to it: a board's
// call needs a row and a brightness. If print(_:to:) could already write to the board, and this
// type changed the letters on the way, it would be a decorator.
final class DotBoard {
  private var rows = Array(repeating: "", count: 8)

  func scroll(_ letters: String, inRow row: Int, isBright: Bool) {
    rows[row] = String((rows[row] + letters).suffix(isBright ? 20 : 40))
  }
}

struct BoardRow: TextOutputStream {
  let board: DotBoard
  let row: Int

  func write(_ string: String) {
    for line in string.split(separator: "\n") {
      board.scroll(String(line), inRow: row, isBright: true)
    }
  }
}
