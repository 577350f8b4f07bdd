import Foundation
import Locking

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The running children, so that they end together with this program.
enum ProcessRegistry {
  private struct State: Sendable {
    var children: [pid_t: Duration] = [:]
    var atTheEnd: @Sendable () -> Void = {}
  }

  private static let state = Locked(State())

  /// Starts a child. An interruption waits, so that it ends this child, too.
  static func add(
    gracePeriod: Duration, _ start: () throws(SpawnFailure) -> pid_t
  ) throws(SpawnFailure) -> pid_t {
    _ = prepared
    let started = state.withLock { state in
      Result { () throws(SpawnFailure) in
        let child = try start()
        state.children[child] = gracePeriod
        return child
      }
    }
    return try started.get()
  }

  /// Runs a closure while no child can start.
  static func withoutStarting<Value>(_ act: () -> Value) -> Value {
    _ = prepared
    return state.withLock { _ in act() }
  }

  /// Waits for a child that has ended or was killed, and returns its ending.
  static func reap(_ child: pid_t) -> ChildEnding {
    // Waits outside the lock. Inside, the number is removed before it can be reused.
    var info = siginfo_t()
    while waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
    var status: Int32 = 0
    state.withLock { state in
      state.children[child] = nil
      while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    }
    let signal = status & 0x7f
    return signal == 0 ? .exited(status >> 8 & 0xff) : .signalled(signal)
  }

  /// Whether a child has ended. It isn't reaped.
  static func hasEnded(_ child: pid_t) -> Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 ? info.si_signo != 0 : errno != EINTR
  }

  /// Sends SIGINT to a child, and waits for its end during its grace period.
  static func askToEnd(_ child: pid_t, within gracePeriod: Duration) {
    guard gracePeriod > .zero else { return }
    let given = ContinuousClock.now
    kill(child, SIGINT)
    while !hasEnded(child) && ContinuousClock.now - given < gracePeriod { usleep(10_000) }
  }

  /// Kills a child, its group, and its session if it leads one. The child isn't reaped.
  static func killAll(_ child: pid_t) {
    kill(-child, SIGKILL)
    // It may have left its group.
    kill(child, SIGKILL)
    // A grandchild may lead its own group, and start more processes meanwhile.
    for _ in 0..<3 {
      let members = processes().filter { $0 != child && getsid($0) == child }
      guard !members.isEmpty else { return }
      for member in members { kill(member, SIGKILL) }
    }
  }

  /// All visible processes.
  private static func processes() -> [pid_t] {
    #if canImport(Darwin)
      var numbers = [pid_t](repeating: 0, count: Int(proc_listallpids(nil, 0)) + 64)
      let count = proc_listallpids(&numbers, Int32(numbers.count * MemoryLayout<pid_t>.size))
      return Array(numbers.prefix(Int(max(0, count))))
    #else
      let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc")
      return (names ?? []).compactMap { pid_t($0) }
    #endif
  }

  static func endWhenInterrupted(cleanUp: @escaping @Sendable () -> Void) {
    state.withLock { state in
      let others = state.atTheEnd
      state.atTheEnd = {
        cleanUp()
        others()
      }
    }
    _ = sources
  }

  private static func end(_ children: [pid_t: Duration]) {
    for (child, gracePeriod) in children {
      askToEnd(child, within: gracePeriod)
      killAll(child)
    }
  }

  /// Runs once, before the first child starts.
  private static let prepared: Void = {
    // The parent may have set SIGCHLD to be ignored. Then the system would reap the children: their
    // endings would be lost, and their numbers reused too early.
    signal(SIGCHLD, SIG_DFL)
    allowManyFiles()
    // A returning program has often just released a peer, whose thread has no time left to end it.
    atexit { state.withLock { end($0.children) } }
  }()

  #if canImport(Darwin)
    static let openFiles = RLIMIT_NOFILE
  #else
    static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #endif

  /// Raises the low limit of open files on macOS, for this program and its children.
  private static func allowManyFiles() {
    var limit = rlimit()
    guard getrlimit(openFiles, &limit) == 0 else { return }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 10_240))
    setrlimit(openFiles, &limit)
  }

  // Keeps the sources alive. They are Sendable on only one of the platforms, and Any on neither.
  private nonisolated(unsafe) static let sources: [Any] = {
    // A source starts listening some time after it is resumed. An earlier signal would be lost.
    let listening = DispatchGroup()
    defer { listening.wait() }
    return [SIGINT, SIGTERM, SIGHUP].map { number in
      // The default action would end this program before the source receives the signal.
      signal(number, SIG_IGN)
      listening.enter()
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setRegistrationHandler { listening.leave() }
      source.setEventHandler {
        state.withLock { state in
          end(state.children)
          state.atTheEnd()
          _exit(128 + number)
        }
      }
      source.resume()
      return source
    }
  }()
}
