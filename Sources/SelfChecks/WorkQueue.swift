/// Shares work out over those who do it, and collects what came of it.
actor WorkQueue<Work: Sendable, Row: Sendable> {
  private(set) var rows: [Row] = []
  private var waiting: ArraySlice<Work>
  private let total: Int
  private let say: @Sendable (String) -> Void

  /// Takes in the work.
  ///
  /// - Parameter total: How many results it will have.
  init(_ work: [Work], total: Int, say: @escaping @Sendable (String) -> Void) {
    waiting = work[...]
    self.total = total
    self.say = say
  }

  func next() -> Work? {
    waiting.popFirst()
  }

  /// Takes a result.
  ///
  /// - Parameter words: What came of which work, in a few words.
  func finish(_ row: Row, words: String) {
    rows.append(row)
    say("\(rows.count) of \(total): \(words)")
  }
}
