import Foundation
import Locking

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A running program with which this program exchanges lines, through its input and output.
///
/// The program leads a new process group. The whole group is ended when the program ends, when this
/// value is released, and when this process exits. If this process is killed, the program's input
/// is closed. A stopped program doesn't notice that, but on most systems the kernel ends it with a
/// SIGHUP.
public final class LineProcess: Sendable {
  /// The process number.
  public let processNumber: Int32

  private let input: FileHandle
  private let writing = DispatchQueue(label: "lines to a program")

  /// Once it is true, a different process may have the number.
  private let isBuried = Locked(false)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The program, which shares this process's standard error.
  ///   - longestLine: The most bytes of a line. A program with a longer line is ended.
  ///   - heard: Called with each line and the process number, on a separate thread.
  ///   - ended: Called once, after the last line, with words that follow the program's name.
  public init(
    _ program: ChildProcess, longestLine: Int,
    heard: @escaping @Sendable (_ line: [UInt8], _ processNumber: Int32) -> Void,
    ended: @escaping @Sendable (_ reason: String) -> Void
  ) throws(SpawnFailure) {
    // Otherwise writing to an ended program would end this process. Children don't inherit this.
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

  /// Writes a line as soon as the program accepts it. An ended program ignores it.
  public func send(_ line: [UInt8]) {
    writing.async { [input] in try? input.write(contentsOf: line + [newline]) }
  }

  /// Whether the program is still running.
  public var isRunning: Bool {
    isBuried.withLock { !$0 && !ProcessRegistry.hasEnded(processNumber) }
  }

  /// Reads lines until the program closes its output. Returns a description of a fault, or nil.
  private static func listen(
    to process: Int32, on output: FileHandle, _ longestLine: Int, _ heard: ([UInt8]) -> Void
  ) -> String? {
    let tooLong = "wrote a line of more than \(longestLine) bytes"
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      // With a timeout, because a child of the program may keep the pipe open after the program's
      // end. All output of the program is in the pipe by then.
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

  /// Ends the rest of the group, and returns the program's ending.
  private static func bury(
    _ process: Int32, _ isBuried: Locked<Bool>, patiently: Bool
  ) -> String {
    // A process closes its pipes a moment before it counts as ended.
    let moment = ContinuousClock.now + .milliseconds(250)
    while patiently, !ProcessRegistry.hasEnded(process), ContinuousClock.now < moment {
      usleep(500)
    }
    let endedByItself = ProcessRegistry.hasEnded(process)
    let ending = isBuried.withLock { isBuried in
      isBuried = true
      // Before reaping it: until then, no other group can get its number.
      ProcessRegistry.killAll(process)
      return ProcessRegistry.reap(process)
    }
    return endedByItself ? ending.description : "hung up"
  }
}

private let newline = UInt8(ascii: "\n")
