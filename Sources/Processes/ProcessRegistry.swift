import Foundation
import Locking

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The children that run at the moment, so that a program that ends can take them along.
enum ProcessRegistry {
  private struct State: Sendable {
    var children: [pid_t: Duration] = [:]
    var atTheEnd: @Sendable () -> Void = {}
  }

  private static let state = Locked(State())

  /// Starts a child. An interruption waits, so that none can slip through.
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

  /// Does something while no child can be started.
  static func withoutStarting<Value>(_ act: () -> Value) -> Value {
    _ = prepared
    return state.withLock { _ in act() }
  }

  /// Waits for a child that has ended or was killed, and says how it ended.
  static func reap(_ child: pid_t) -> ChildEnding {
    // Waits outside of the lock; inside, the number is taken from the list before it can be reused.
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

  /// Whether a child has come to its end; it isn't reaped by this.
  static func hasEnded(_ child: pid_t) -> Bool {
    var info = siginfo_t()
    let result = waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 ? info.si_signo != 0 : errno != EINTR
  }

  /// Asks a child to end, and waits for that no longer than its grace period.
  static func askToEnd(_ child: pid_t, within gracePeriod: Duration) {
    guard gracePeriod > .zero else { return }
    let given = ContinuousClock.now
    kill(child, SIGINT)
    while !hasEnded(child) && ContinuousClock.now - given < gracePeriod { usleep(10_000) }
  }

  /// Kills a child and all that is left of its group, and of its session if it leads one. It isn't
  /// reaped by this.
  static func killAll(_ child: pid_t) {
    kill(-child, SIGKILL)
    // It may have left its group.
    kill(child, SIGKILL)
    // A grandchild may lead a group of its own, and start another while we look.
    for _ in 0..<3 {
      let members = processes().filter { $0 != child && getsid($0) == child }
      guard !members.isEmpty else { return }
      for member in members { kill(member, SIGKILL) }
    }
  }

  /// All processes that can be seen.
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

  /// Done once, before the first child starts.
  private static let prepared: Void = {
    // Whoever started us may have told the system to bury our children by itself: then nobody
    // learns how they ended, and their numbers go to others while we still use them.
    signal(SIGCHLD, SIG_DFL)
    allowManyFiles()
    // A program that returns has often just let go of a peer, whose thread has no time left to end
    // it.
    atexit { state.withLock { end($0.children) } }
  }()

  #if canImport(Darwin)
    static let openFiles = RLIMIT_NOFILE
  #else
    static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #endif

  /// Lets this program, and its children, have more files open at once than the few that macOS
  /// allows unless it is asked.
  private static func allowManyFiles() {
    var limit = rlimit()
    guard getrlimit(openFiles, &limit) == 0 else { return }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 10_240))
    setrlimit(openFiles, &limit)
  }

  // Kept only so that the sources live as long as the program. Whether a source is Sendable differs
  // between the platforms; Any is not, on both.
  private nonisolated(unsafe) static let sources: [Any] = {
    // A source listens some time after it is resumed. A signal that came before would be lost.
    let listening = DispatchGroup()
    defer { listening.wait() }
    return [SIGINT, SIGTERM, SIGHUP].map { number in
      // The default would end this program before the source below hears of the signal.
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
