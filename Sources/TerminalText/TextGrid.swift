/// Columns of fixed widths, in which each cell is a block of lines.
public struct TextGrid: Sendable {
  /// The spaces between two columns.
  public static let gap = 2

  /// The columns' widths, in columns of the terminal.
  public let widths: [Int]
  private let colour: Bool

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - widths: The columns' widths, in columns of the terminal.
  ///   - colour: Whether styles are printed.
  public init(widths: [Int], colour: Bool) {
    self.widths = widths
    self.colour = colour
  }

  /// One row: every cell wrapped to its column, and as high as the highest of them.
  public func row(_ cells: [[Line]]) -> String {
    let blocks = zip(cells, widths).map { cell, width in
      cell.flatMap { $0.wrapped(to: width) }
    }
    let height = blocks.map(\.count).max() ?? 0
    return (0..<height).map { line(of: blocks, at: $0) + "\n" }.joined()
  }

  private func line(of blocks: [[Line]], at height: Int) -> String {
    var result = ""
    var owed = 0
    for (block, width) in zip(blocks, widths) {
      let line = height < block.count ? block[height] : Line(text: "")
      if line.text.isEmpty {
        owed += width + Self.gap
      } else {
        result += String(repeating: " ", count: owed) + line.inked(colour)
        owed = max(0, width - line.text.displayWidth) + Self.gap
      }
    }
    return result
  }
}
