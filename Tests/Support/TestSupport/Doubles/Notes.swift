import Locking

/// What a double wrote down, in order, from whatever thread.
public final class Notes<Entry: Sendable>: Sendable {
  private let entries = Locked<[Entry]>([])
  private let test = RunningTest.current

  /// Creates an empty list.
  public init() {}

  /// Everything that was written down so far.
  public var all: [Entry] {
    entries.withLock(\.self)
  }

  /// Waits for so many entries and a moment more, so that one entry too many is seen. An answer that
  /// a page wants within a quarter of a second gets twice that time.
  ///
  /// - Returns: Everything that is written down by then.
  ///
  /// After the first entry that didn't come, the next waits are short: an unfinished exercise would
  /// wait in vain in each test. A grade always waits in full, so that no test's points depend on
  /// another test.
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

  /// Writes one more entry down.
  @Sendable
  public func write(_ entry: Entry) {
    _ = number(of: entry)
  }

  /// Writes one more entry down.
  ///
  /// - Returns: Which one it is, from 1 on.
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
