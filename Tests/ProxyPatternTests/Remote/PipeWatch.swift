import Locking

/// A line that crossed between two processes.
struct PipeLine: Sendable {
  /// Which way a line goes, seen from the caller.
  enum Direction: String, Sendable {
    case out = "-> "
    case back = "<- "
  }

  let process: Int32
  let direction: Direction
  let text: String
}

/// What has crossed the pipes of a server, for those who wait for it.
final class PipeWatch: Sendable {
  private struct State: Sendable {
    var lines: [PipeLine] = []
    var watchers: [AsyncStream<PipeLine>.Continuation] = []
  }

  private let state = Locked(State())

  /// The lines so far.
  var lines: [PipeLine] {
    state.withLock(\.lines)
  }

  /// The processes that were talked with, in their order.
  var processes: [Int32] {
    lines.reduce(into: []) { processes, line in
      if !processes.contains(line.process) { processes.append(line.process) }
    }
  }

  /// Notes a line.
  @Sendable
  func note(_ process: Int32, _ shown: String) {
    let direction =
      shown.hasPrefix(PipeLine.Direction.out.rawValue)
      ? PipeLine.Direction.out : .back
    let line = PipeLine(process: process, direction: direction, text: String(shown.dropFirst(3)))
    state.withLock { state in
      state.lines.append(line)
      for watcher in state.watchers { watcher.yield(line) }
    }
  }

  /// Waits until so many lines have crossed in a direction, in all.
  func lines(_ count: Int, _ direction: PipeLine.Direction) async {
    let (lines, continuation) = AsyncStream<PipeLine>.makeStream()
    var left = state.withLock { state in
      state.watchers.append(continuation)
      return count - state.lines.count { $0.direction == direction }
    }
    if left <= 0 { return }
    for await line in lines where line.direction == direction {
      left -= 1
      if left <= 0 { return }
    }
  }
}
