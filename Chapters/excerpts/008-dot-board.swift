// About: TextOutputStream is the language's own protocol, and print(_:to:) writes to it. DotBoard
// is ours, and was there before this file.
// Answer: adapter
// Because: print has known TextOutputStream from the beginning, and a DotBoard isn't one: it wants
// a row and a brightness. If the board could be written to with print already, and this type
// changed the letters on the way, it would be a decorator.
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
