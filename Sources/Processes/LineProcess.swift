#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that runs beside us, to talk with line by line: its input is ours to write, its output
/// ours to read.
///
/// It leads a process group of its own. When it ends, when nobody holds this value any more, and
/// when we return or exit, whatever is left of the group is killed. When we are killed, it finds
/// its input closed. One that is stopped at that moment doesn't see this; on most systems it is
/// ended by a SIGHUP of the kernel then, else it stays until somebody lets it go on.
public final class LineProcess: Sendable {
  /// The number that the system gave the process.
  public let processNumber: Int32

  private let pump: LinePump

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The program. Its errors go where ours go.
  ///   - longestLine: How many bytes a line of its output may have.
  ///   - listener: Makes what is told of the lines; it is given the process's number.
  public init(
    _ program: ChildProcess, longestLine: Int, listener: (Int32) -> any LineListener
  ) throws(SpawnFailure) {
    let (process, pipes) = try LineProcessPipes.start(program)
    processNumber = process
    pump = LinePump(
      process: process, pipes: pipes, longestLine: longestLine, listener: listener(process))
    pump.start()
  }

  deinit {
    pump.stop()
  }

  /// Writes a line, as soon as the program takes it. Nothing happens when it has ended.
  public func send(_ line: [UInt8]) {
    pump.send(line)
  }

  /// Whether it can be talked with: it runs, and has done nothing wrong.
  public var isRunning: Bool {
    pump.isRunning
  }
}

/// Is told what passes between us and a peer, in its order, on a thread of the peer's own.
public protocol LineListener: Sendable {
  /// A line has left us.
  func sent(_ line: [UInt8])

  /// A line has come.
  ///
  /// - Returns: Nil when all is well, else what the peer did wrong: then it is ended for that
  ///   reason.
  func received(_ line: [UInt8]) -> String?

  /// Time has passed. It is told about ten times a second, as long as the peer is there.
  ///
  /// - Returns: Lines to send.
  func timePassed() -> [[UInt8]]

  /// The peer is gone, and nothing more will come. It is told once.
  ///
  /// - Parameter reason: What it did, to stand after its name.
  func ended(because reason: String)
}
