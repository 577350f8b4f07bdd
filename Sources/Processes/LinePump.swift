import Foundation
import Locking

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The thread of a peer. It alone reads and writes the pipes, and buries the peer.
final class LinePump: Sendable {
  private struct State: Sendable {
    var unsent: [[UInt8]] = []
    var isLetGo = false
    var hasEnded = false
  }

  private let process: pid_t
  private let pipes: LineProcessPipes
  private let longestLine: Int
  private let listener: any LineListener
  private let state = Locked(State())

  init(process: pid_t, pipes: LineProcessPipes, longestLine: Int, listener: any LineListener) {
    self.process = process
    self.pipes = pipes
    self.longestLine = longestLine
    self.listener = listener
  }

  /// Begins. The thread keeps this object until the peer has ended.
  func start() {
    Thread.detachNewThread { self.run() }
  }

  func send(_ line: [UInt8]) {
    wake { $0.unsent.append(line) }
  }

  func stop() {
    wake { $0.isLetGo = true }
  }

  /// A process that is dead but not yet buried doesn't run, whatever we have heard of it so far.
  var isRunning: Bool {
    state.withLock { state in
      !state.hasEnded && !ProcessRegistry.hasEnded(process)
    }
  }

  private func wake(_ change: (inout State) -> Void) {
    state.withLock { state in
      guard !state.hasEnded else { return }
      change(&state)
      // A pipe that is full of alarms rings as well.
      _ = write(pipes.alarm.write, [1], 1)
    }
  }

  private func run() {
    ignoreBrokenPipes()
    let reason = talk()
    let ending = bury(patiently: reason == nil)
    listener.ended(because: reason ?? ending)
  }

  /// A peer that has closed its input is an error number, not a signal that ends us. On Linux the
  /// signal would come to the thread that writes, so it is blocked in this one only; on macOS,
  /// where any thread may get it, the pipe itself is told to send none.
  private func ignoreBrokenPipes() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Carries lines until there is a reason to end the peer, or until it hangs up: then the reason
  /// is nil.
  private func talk() -> String? {
    var outgoing = OutgoingLines()
    var incoming = IncomingLines(longest: longestLine)
    var nextLook = ContinuousClock.now
    while true {
      let (unsent, isLetGo) = state.withLock { state in
        defer { state.unsent = [] }
        return (state.unsent, state.isLetGo)
      }
      if isLetGo { return "was let go" }
      outgoing.add(unsent)
      if ContinuousClock.now >= nextLook {
        outgoing.add(listener.timePassed())
        nextLook = .now + .milliseconds(100)
      }
      let isThere =
        outgoing.write(to: pipes.input, sent: listener.sent) && !ProcessRegistry.hasEnded(process)
      if isThere && !waitForNews(toWrite: !outgoing.isEmpty) { continue }
      switch incoming.read(from: pipes.output, received: listener.received) {
      case .something: continue
      case .nothing where isThere: continue
      case .nothing, .end: return nil
      case .wrong(let reason): return reason
      }
    }
  }

  /// Waits until there is something to do; false when there is nothing to read.
  ///
  /// It doesn't wait for ever. When a child of the peer holds the pipes, they stay open after the
  /// peer's end, and nothing tells of it.
  private func waitForNews(toWrite: Bool) -> Bool {
    // A negative number stands for a pipe that is left out.
    var waited = [
      pollfd(fd: pipes.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipes.alarm.read, events: Int16(POLLIN), revents: 0),
      pollfd(fd: toWrite ? pipes.input : -1, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&waited, nfds_t(waited.count), 100) > 0 else { return false }
    if waited[1].revents != 0 {
      var alarms = [UInt8](repeating: 0, count: 1024)
      _ = read(pipes.alarm.read, &alarms, alarms.count)
    }
    return waited[0].revents != 0
  }

  /// Ends what is left of the group, and says how the peer ended by itself, if it did.
  private func bury(patiently: Bool) -> String {
    // Its pipes are closed a moment before a process counts as ended.
    let moment = ContinuousClock.now + .milliseconds(250)
    while patiently, !ProcessRegistry.hasEnded(process), ContinuousClock.now < moment {
      usleep(500)
    }
    let endedByItself = ProcessRegistry.hasEnded(process)
    state.withLock { state in
      state.hasEnded = true
      state.unsent = []
    }
    // Before it is reaped: until then no other group can have its number.
    ProcessRegistry.killAll(process)
    let ending = ProcessRegistry.reap(process)
    pipes.close()
    return endedByItself ? ending.description : "hung up"
  }
}
