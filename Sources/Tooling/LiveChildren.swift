import Dispatch
import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The children that run at the moment, so that an interrupted program can take them along.
enum LiveChildren {
  // Not a Mutex: the thread sanitizer can't see Linux's and would report a race at every use.
  private static let lock = NSLock()
  private nonisolated(unsafe) static var children: Set<pid_t> = []

  /// Starts a child. An interruption waits, so that none can slip through.
  static func add(_ start: () -> Result<pid_t, SpawnFailure>) -> Result<pid_t, SpawnFailure> {
    lock.withLock {
      let started = start()
      if case .success(let child) = started { children.insert(child) }
      return started
    }
  }

  /// Waits for a child that has ended or was killed, and says how it ended.
  static func reap(_ child: pid_t) -> ChildEnding {
    // Waits outside of the lock; inside, the number is taken from the list before it can be reused.
    var info = siginfo_t()
    while waitid(P_PID, id_t(child), &info, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
    var status: Int32 = 0
    lock.withLock {
      children.remove(child)
      while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    }
    let signal = status & 0x7f
    return signal == 0 ? .exited(status >> 8 & 0xff) : .signalled(signal)
  }

  static func endWhenInterrupted() {
    _ = sources
  }

  // Kept only so that the sources live as long as the program. Whether a source is Sendable differs
  // between the platforms; Any is not, on both.
  private nonisolated(unsafe) static let sources: [Any] = [SIGINT, SIGTERM, SIGHUP].map { number in
    // The default would end this program before the source below hears of the signal.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler {
      lock.withLock {
        for child in children { kill(-child, SIGKILL) }
        _exit(128 + number)
      }
    }
    source.resume()
    return source
  }
}
