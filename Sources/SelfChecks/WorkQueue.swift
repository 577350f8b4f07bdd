import CommandLineSupport

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

/// Lets several work at the same time.
///
/// - Parameter work: Does one's share, given a number from 1 on, and says why when it couldn't.
/// - Throws: The first of the reasons.
func inParallel(
  _ workers: Int, _ work: @escaping @Sendable (Int) async -> ProgramError?
) async throws(ProgramError) {
  let failures = await withTaskGroup(of: ProgramError?.self) { group in
    for number in 1...workers { group.addTask { await work(number) } }
    return await group.reduce(into: [ProgramError]()) { failures, failure in
      if let failure { failures.append(failure) }
    }
  }
  if let failure = failures.first { throw failure }
}
