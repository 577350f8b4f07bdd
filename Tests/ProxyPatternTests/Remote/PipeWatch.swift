import Locking

/// A line between two processes.
struct PipeLine: Sendable {
  /// The direction of a line, seen from the caller.
  enum Direction: String, Sendable {
    case out = "-> "
    case back = "<- "
  }

  let process: Int32
  let direction: Direction
  let text: String
}

/// Records the lines on a server's pipes, so that tests can wait for them.
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

  /// The processes on the other end, in order.
  var processes: [Int32] {
    lines.reduce(into: []) { processes, line in
      if !processes.contains(line.process) { processes.append(line.process) }
    }
  }

  /// Records a line.
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

  /// Waits until this many lines in total have gone in a direction.
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
