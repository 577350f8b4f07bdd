import Foundation
import Locking

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

  private let input: FileHandle
  private let writing = DispatchQueue(label: "lines to a program")

  /// Once it is true, the number may be another process's.
  private let isBuried = Locked(false)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The program. Its errors go where ours go.
  ///   - longestLine: How many bytes a line of its output may have; it is ended for a longer one.
  ///   - heard: Is told each line of its output, and the process's number, on a thread of its own.
  ///   - ended: Is told once, after the last line, what the program did, to stand after its name.
  public init(
    _ program: ChildProcess, longestLine: Int,
    heard: @escaping @Sendable (_ line: [UInt8], _ processNumber: Int32) -> Void,
    ended: @escaping @Sendable (_ reason: String) -> Void
  ) throws(SpawnFailure) {
    // Else to write to a program that has gone would end us. Our children don't inherit it.
    signal(SIGPIPE, SIG_IGN)
    let (input, output) = (try PipeEnds(), try PipeEnds())
    let process = try ProcessRegistry.add(gracePeriod: .zero) { () throws(SpawnFailure) in
      try program.spawn(
        inItsOwnSession: false, input: input.read.fileDescriptor,
        output: output.write.fileDescriptor, errors: 2)
    }
    for end in [input.read, output.write] { try? end.close() }
    processNumber = process
    self.input = input.write
    Thread.detachNewThread { [isBuried] in
      let fault = Self.listen(to: process, on: output.read, longestLine) { heard($0, process) }
      let ending = Self.bury(process, isBuried, patiently: fault == nil)
      ended(fault ?? ending)
    }
  }

  deinit {
    isBuried.withLock { if !$0 { ProcessRegistry.killAll(processNumber) } }
  }

  /// Writes a line, as soon as the program takes it. Nothing happens when it has ended.
  public func send(_ line: [UInt8]) {
    writing.async { [input] in try? input.write(contentsOf: line + [newline]) }
  }

  /// Whether it can be talked with. One that is dead but not yet buried doesn't run, whatever we
  /// have heard of it so far.
  public var isRunning: Bool {
    isBuried.withLock { !$0 && !ProcessRegistry.hasEnded(processNumber) }
  }

  /// Reads lines until the program hangs up, or does something wrong: then with what it did.
  private static func listen(
    to process: Int32, on output: FileHandle, _ longestLine: Int, _ heard: ([UInt8]) -> Void
  ) -> String? {
    let tooLong = "wrote a line of more than \(longestLine) bytes"
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      // Not without end: a child of the program may hold the pipe, and nothing tells of the
      // program's own end then. What it wrote before that is in the pipe.
      let hasEnded = ProcessRegistry.hasEnded(process)
      var waited = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waited, 1, hasEnded ? 0 : 100) > 0 else {
        if hasEnded { return nil }
        continue
      }
      let count = read(output.fileDescriptor, &buffer, buffer.count)
      guard count > 0 else { return nil }
      var rest = buffer[..<count]
      while let end = rest.firstIndex(of: newline) {
        line += rest[..<end]
        rest = rest[(end + 1)...]
        guard line.count <= longestLine else { return tooLong }
        heard(line)
        line = []
      }
      line += rest
      guard line.count <= longestLine else { return tooLong }
    }
  }

  /// Ends what is left of the group, and says how the program ended by itself, if it did.
  private static func bury(
    _ process: Int32, _ isBuried: Locked<Bool>, patiently: Bool
  ) -> String {
    // Its pipes are closed a moment before a process counts as ended.
    let moment = ContinuousClock.now + .milliseconds(250)
    while patiently, !ProcessRegistry.hasEnded(process), ContinuousClock.now < moment {
      usleep(500)
    }
    let endedByItself = ProcessRegistry.hasEnded(process)
    let ending = isBuried.withLock { isBuried in
      isBuried = true
      // Before it is reaped: until then no other group can have its number.
      ProcessRegistry.killAll(process)
      return ProcessRegistry.reap(process)
    }
    return endedByItself ? ending.description : "hung up"
  }
}

private let newline = UInt8(ascii: "\n")
