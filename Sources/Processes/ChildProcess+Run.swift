import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension ChildProcess {
  /// Runs the child and blocks this thread until it ends.
  package func runBlocking(
    deadline: Duration, progress: (@Sendable () -> Int)?, limit: Int
  ) -> ChildReport {
    do throws(SpawnFailure) {
      return try report(deadline: deadline, progress: progress, limit: limit)
    } catch {
      return ChildReport(ending: .notStarted(error.reason))
    }
  }

  private func report(
    deadline: Duration, progress: (@Sendable () -> Int)?, limit: Int
  ) throws(SpawnFailure) -> ChildReport {
    var output = try ChildPipe(limit: limit)
    var errors = try ChildPipe(limit: limit)
    let child = try ProcessRegistry.add(gracePeriod: gracePeriod) { () throws(SpawnFailure) in
      try spawn(inItsOwnSession: true, output: output.writeEnd, errors: errors.writeEnd)
    }
    output.closeWriteEnd()
    errors.closeWriteEnd()

    // The time starts only now: children start one at a time, and some systems scan a new program
    // first.
    let longest = progress == nil ? deadline : deadline + patience
    var end = ContinuousClock.now + longest
    var last = end
    var seen = 0
    var givenUp: ChildEnding?
    var pause: Int32 = 1
    while !ProcessRegistry.hasEnded(child) && givenUp == nil {
      if let count = progress?(), count > seen {
        if seen == 0 { last = .now + deadline * 12 }
        seen = count
        end = min(.now + deadline, last)
      }
      let left = end - .now
      if left <= .zero {
        givenUp = .timedOut(after: seen == 0 ? longest : deadline)
      } else if waitForOutput(&output, &errors, milliseconds: pause, atMost: left) {
        pause = 1
      } else {
        // No event announces the end of a child if a grandchild keeps the pipe open, so poll.
        pause = min(pause * 2, 20)
      }
      if output.isTooMuch || errors.isTooMuch {
        givenUp = .tooMuchOutput(bytes: limit)
      }
    }

    if givenUp != nil {
      ProcessRegistry.askToEnd(child, within: gracePeriod)
    }
    // Before reaping the child: until then, no other session can get its number.
    ProcessRegistry.killAll(child)
    let ending = ProcessRegistry.reap(child)
    // All output of the child is in the pipes by now, even if others still hold them.
    output.readWhatIsThere()
    errors.readWhatIsThere()
    if output.isTooMuch || errors.isTooMuch {
      givenUp = .tooMuchOutput(bytes: limit)
    }
    return ChildReport(ending: givenUp ?? ending, output: output.data, errors: errors.data)
  }

  /// Reads the child's output within a time, and returns whether there was any.
  private func waitForOutput(
    _ output: inout ChildPipe, _ errors: inout ChildPipe, milliseconds: Int32, atMost: Duration
  ) -> Bool {
    let time = min(milliseconds, Int32(min(atMost / .milliseconds(1), 1000).rounded(.up)))
    // A negative number makes poll skip a pipe that is at its end.
    var waited = [
      pollfd(fd: output.isOpen ? output.readEnd : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors.isOpen ? errors.readEnd : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waited, nfds_t(waited.count), time) > 0 else { return false }
    output.readWhatIsThere()
    errors.readWhatIsThere()
    return true
  }
}
