import Locking

/// The records of a double, in order, from any thread.
public final class Notes<Entry: Sendable>: Sendable {
  private let entries = Locked<[Entry]>([])
  private let test = RunningTest.current

  /// Creates an empty list.
  public init() {}

  /// All entries so far.
  public var all: [Entry] {
    entries.withLock(\.self)
  }

  /// Waits for this many entries and a moment longer, so that an additional entry is noticed. If a
  /// page demands an answer within a quarter of a second, the wait is twice as long.
  ///
  /// - Returns: All entries until then.
  ///
  /// After the first missing entry, the next waits are short: otherwise, an unfinished exercise
  /// would wait in vain in each test. A grade always waits in full, so that no test's points depend
  /// on another test.
  public func all(after count: Int) async -> [Entry] {
    let isShort = RunningTest.patience == nil && hasMissed.withLock(\.self)
    _ = await promptly(within: .milliseconds(isShort ? 50 : 500)) { [self] in
      while all.count < count {
        // Cancelling the waiting task makes the sleep return at once: give up then.
        guard (try? await Task.sleep(for: .milliseconds(1))) != nil else { return }
      }
    }
    await quiet()
    let entries = all
    if entries.count < count { hasMissed.withLock { $0 = true } }
    return entries
  }

  /// Adds an entry.
  @Sendable
  public func write(_ entry: Entry) {
    _ = number(of: entry)
  }

  /// Adds an entry.
  ///
  /// - Returns: The number of the entry, from 1.
  public func number(of entry: Entry) -> Int {
    test?.heard()
    return entries.withLock { entries in
      entries.append(entry)
      return entries.count
    }
  }
}

/// Whether an entry didn't come in time.
private let hasMissed = Locked(false)
