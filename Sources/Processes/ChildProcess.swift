import Foundation

/// A program to be run to its end, or to the end of our patience.
///
/// The child leads a session of its own. Whatever is left of that session when the child ends,
/// or is given up, is killed: a forgotten grandchild neither survives nor keeps us waiting.
public struct ChildProcess: Sendable {
  /// The program's file.
  public var executable: URL

  /// The arguments, without the program's name.
  public var arguments: [String]

  /// The environment; nil for our own.
  public var environment: [String: String]?

  /// The folder that it runs in; nil for our own.
  public var directory: URL?

  /// How long a child that is given up has, after a SIGINT, to end children by itself; then it is
  /// killed.
  public var gracePeriod: Duration

  /// How much longer than its deadline a child may take whose start isn't counted.
  var patience: Duration = .seconds(60)

  /// Creates a child process; `run` starts it.
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

  /// Runs the program and waits until it has ended, without blocking the caller's thread.
  ///
  /// - Parameters:
  ///   - deadline: How long it may run; or, where its progress is told, how long without any.
  ///   - progress: A number that grows as the program gets on. It is asked for again and again. With
  ///     each growth the deadline begins anew, and from the first growth on the program may run for
  ///     twelve deadlines at most. The first growth may come a minute later than the deadline.
  ///   - limit: How many bytes it may write to its output, and as many to its errors.
  /// - Returns: How it ended and what it wrote. By then it is gone, and our end of its pipes.
  public func run(
    deadline: Duration, progress: (@Sendable () -> Int)? = nil, limit: Int = 1_000_000
  ) async -> ChildReport {
    await withCheckedContinuation { continuation in
      // A thread of its own: waiting for a pipe would keep one of the few shared threads.
      Thread.detachNewThread {
        continuation.resume(
          returning: runBlocking(deadline: deadline, progress: progress, limit: limit))
      }
    }
  }

  /// Makes SIGINT, SIGTERM and SIGHUP end all running children, and then this program.
  ///
  /// Call it at the start of a program. The children are in sessions of their own, so the
  /// terminal's ctrl-C doesn't reach them. The status is 128 and the signal's number.
  ///
  /// - Parameter cleanUp: What is still to be done when all children are gone, before what an
  ///   earlier call asked for.
  public static func endAllWhenInterrupted(cleanUp: @escaping @Sendable () -> Void = {}) {
    ProcessRegistry.endWhenInterrupted(cleanUp: cleanUp)
  }
}
