/// Shares work out over those who do it, and collects what came of it.
public actor WorkQueue<Work: Sendable, Row: Sendable> {
  /// What came of the work, in the order in which it was done.
  public private(set) var rows: [Row] = []

  private var waiting: ArraySlice<Work>
  private let total: Int
  private let say: @Sendable (String) -> Void
  private let begun = ContinuousClock.now

  /// Takes in the work.
  ///
  /// - Parameters:
  ///   - total: How many results it will have.
  ///   - say: Told how far it is, a line at a time.
  public init(_ work: [Work], total: Int, say: @escaping @Sendable (String) -> Void) {
    waiting = work[...]
    self.total = total
    self.say = say
  }

  /// The next piece of work; nil when all is given out.
  public func next() -> Work? {
    waiting.popFirst()
  }

  /// Takes a result.
  ///
  /// - Parameter words: What came of which work, in a few words.
  public func finish(_ row: Row, words: String) {
    rows.append(row)
    // The first ones also build what all others use, so they say little.
    let rest = (ContinuousClock.now - begun) * (total - rows.count) / rows.count
    let left = rows.count > 5 && rest > .seconds(5) ? ", \(rest.inMinutes) left" : ""
    say("\(rows.count) of \(total)\(left): \(words)")
  }
}

/// Lets several work at the same time.
///
/// - Parameter work: Does one's share, given a number from 1 on.
/// - Throws: What went wrong first, once all are done.
public func inParallel(
  _ workers: Int, _ work: @escaping @Sendable (Int) async throws(ProgramError) -> Void
) async throws(ProgramError) {
  let failures = await withTaskGroup(of: ProgramError?.self) { group in
    for number in 1...workers {
      group.addTask {
        do throws(ProgramError) {
          try await work(number)
          return nil
        } catch {
          return error
        }
      }
    }
    return await group.reduce(into: [ProgramError]()) { failures, failure in
      if let failure { failures.append(failure) }
    }
  }
  if let failure = failures.first { throw failure }
}

extension Duration {
  /// `52 s` or `1 min 4 s`.
  public var inMinutes: String {
    let seconds = Int((self / .seconds(1)).rounded())
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60) min \(seconds % 60) s"
  }
}
