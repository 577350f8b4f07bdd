/// Distributes work to several workers, and collects the results.
public actor WorkQueue<Work: Sendable, Row: Sendable> {
  /// The results in the order of completion.
  public private(set) var rows: [Row] = []

  private var waiting: ArraySlice<Work>
  private let total: Int
  private let say: @Sendable (String) -> Void
  private let begun = ContinuousClock.now

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - total: The number of results.
  ///   - say: Shows a progress message.
  public init(_ work: [Work], total: Int, say: @escaping @Sendable (String) -> Void) {
    waiting = work[...]
    self.total = total
    self.say = say
  }

  /// The next piece of work; nil if none is left.
  public func next() -> Work? {
    waiting.popFirst()
  }

  /// Adds a result.
  ///
  /// - Parameter words: The work and its result in a few words.
  public func finish(_ row: Row, words: String) {
    rows.append(row)
    // The first pieces of work also build shared code, so their time isn't typical.
    let rest = (ContinuousClock.now - begun) * (total - rows.count) / rows.count
    let left = rows.count > 5 && rest > .seconds(5) ? ", \(rest.inMinutes) left" : ""
    say("\(rows.count) of \(total)\(left): \(words)")
  }
}

/// Runs several workers in parallel.
///
/// - Parameter work: The work of one worker, given its number, from 1.
/// - Throws: The first error, after all workers have ended.
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
