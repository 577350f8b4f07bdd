import Foundation

/// A program to run until it ends or reaches its deadline.
///
/// The child runs in a new session. When the child ends or times out, all remaining processes of
/// the session are ended, so that no grandchild survives.
public struct ChildProcess: Sendable {
  /// The program's file.
  public var executable: URL

  /// The arguments, without the program's name.
  public var arguments: [String]

  /// The environment; nil for this program's environment.
  public var environment: [String: String]?

  /// The working folder; nil for this program's folder.
  public var directory: URL?

  /// The time between a SIGINT and a SIGKILL for a child that has to end, so that it can end its own
  /// children.
  public var gracePeriod: Duration

  /// The additional time before the first progress of a child with a progress number.
  var patience: Duration = .seconds(60)

  /// Describes a child process, which `run` starts.
  public init(
    _ executable: URL, _ arguments: [String] = [], environment: [String: String]? = nil,
    directory: URL? = nil, gracePeriod: Duration = .zero
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.directory = directory
    self.gracePeriod = gracePeriod
  }

  /// Runs the program and waits for its end without blocking the caller's thread.
  ///
  /// - Parameters:
  ///   - deadline: The longest running time or, with `progress`, the longest time without progress.
  ///   - progress: A number that grows while the program makes progress, polled repeatedly. Each
  ///     growth restarts the deadline. After the first growth, the program may run for at most
  ///     twelve deadlines. The first growth may come a minute after the deadline.
  ///   - limit: The most bytes of its standard output, and also of its standard error.
  /// - Returns: The ending and the output.
  public func run(
    deadline: Duration, progress: (@Sendable () -> Int)? = nil, limit: Int = 1_000_000
  ) async -> ChildReport {
    await withCheckedContinuation { continuation in
      // A new thread: waiting for a pipe would block one of the few shared threads.
      Thread.detachNewThread {
        continuation.resume(
          returning: runBlocking(deadline: deadline, progress: progress, limit: limit))
      }
    }
  }

  /// Makes SIGINT, SIGTERM and SIGHUP end all running children and then this program.
  ///
  /// Call it at the start of a program. The terminal's ctrl-C doesn't reach the children, because
  /// they are in other sessions. The exit status is 128 plus the signal's number.
  ///
  /// - Parameter cleanUp: Runs after all children have ended, before the closures of earlier calls.
  public static func endAllWhenInterrupted(cleanUp: @escaping @Sendable () -> Void = {}) {
    ProcessRegistry.endWhenInterrupted(cleanUp: cleanUp)
  }
}
