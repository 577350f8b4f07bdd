import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The two ends of a new pipe, which close automatically. A child inherits an end only if it is
/// passed explicitly.
struct PipeEnds {
  let read: FileHandle
  let write: FileHandle

  init() throws(SpawnFailure) {
    // A child that starts between the two calls would inherit both ends and keep them open.
    let ends = ProcessRegistry.withoutStarting {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return [Int32]() }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return ends
    }
    guard ends.count == 2 else { throw SpawnFailure(errno) }
    read = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    write = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
  }
}

/// A pipe from a child to this program, and the data read from it.
struct ChildPipe {
  private let ends: PipeEnds
  private let limit: Int
  private(set) var isOpen = true
  private var collected = Data()

  /// Opens a pipe, and keeps at most `limit` bytes of its data.
  init(limit: Int) throws(SpawnFailure) {
    ends = try PipeEnds()
    self.limit = limit
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
  }

  var readEnd: Int32 { ends.read.fileDescriptor }

  var writeEnd: Int32 { ends.write.fileDescriptor }

  /// The data, cut off at the limit.
  var data: Data { collected.prefix(limit) }

  var isTooMuch: Bool { collected.count > limit }

  /// Closes this program's writing end, so that the end of the child's output can be detected.
  func closeWriteEnd() {
    try? ends.write.close()
  }

  /// Reads without waiting, up to one byte beyond the limit.
  mutating func readWhatIsThere() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while isOpen && !isTooMuch {
      let count = read(readEnd, &buffer, min(buffer.count, limit + 1 - collected.count))
      if count > 0 {
        collected.append(contentsOf: buffer[..<count])
      } else if count < 0 && errno == EAGAIN {
        return
      } else if count == 0 || errno != EINTR {
        isOpen = false
      }
    }
  }
}
