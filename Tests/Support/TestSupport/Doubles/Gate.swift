/// Holds callers back until it is opened, so that they always meet.
public actor Gate {
  private var isOpen = false
  private var arrived = 0
  private var waiting: [AsyncStream<Never>.Continuation] = []
  private var watchers: [(count: Int, stream: AsyncStream<Never>.Continuation)] = []

  /// Creates a closed gate.
  public init() {}

  /// Waits until the gate is open, or the caller is cancelled.
  public func pass() async {
    arrived += 1
    for watcher in watchers where watcher.count <= arrived { watcher.stream.finish() }
    guard !isOpen else { return }
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    waiting.append(continuation)
    for await _ in stream {}
  }

  /// Lets all callers pass, now and later.
  public func open() {
    isOpen = true
    for continuation in waiting { continuation.finish() }
  }

  /// Waits until this many callers have come to the gate.
  public func arrivals(_ count: Int) async {
    guard arrived < count else { return }
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    watchers.append((count, continuation))
    for await _ in stream {}
  }
}
