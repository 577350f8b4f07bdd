/// Text in columns of fixed widths.
public struct TextGrid: Sendable {
  /// The number of spaces between two columns.
  public static let gap = 2

  /// The widths of the columns in characters.
  public let widths: [Int]
  private let color: Bool

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - widths: The widths of the columns in characters.
  ///   - color: Whether styles are printed.
  public init(widths: [Int], color: Bool) {
    self.widths = widths
    self.color = color
  }

  /// A row, with each cell wrapped to the width of its column.
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
        result += String(repeating: " ", count: owed) + line.inked(color)
        owed = max(0, width - line.text.displayWidth) + Self.gap
      }
    }
    return result
  }
}
