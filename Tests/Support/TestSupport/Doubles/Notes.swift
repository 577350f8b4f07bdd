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
