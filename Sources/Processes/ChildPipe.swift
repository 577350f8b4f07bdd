import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The two ends of a new pipe, which close themselves. No child has them but the one that is handed
/// one.
struct PipeEnds {
  let read: FileHandle
  let write: FileHandle

  init() throws(SpawnFailure) {
    // A child that is started between the two calls would inherit both ends, and keep them open.
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

/// A pipe from a child to us, and what has come out of it.
struct ChildPipe {
  private let ends: PipeEnds
  private let limit: Int
  private(set) var isOpen = true
  private var collected = Data()

  /// Opens a pipe of which no more than a limit is kept.
  init(limit: Int) throws(SpawnFailure) {
    ends = try PipeEnds()
    self.limit = limit
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
  }

  var readEnd: Int32 { ends.read.fileDescriptor }

  var writeEnd: Int32 { ends.write.fileDescriptor }

  /// What was read, cut at the limit.
  var data: Data { collected.prefix(limit) }

  var isTooMuch: Bool { collected.count > limit }

  /// Leaves the writing end to the child alone, so that the end of its output can be seen.
  func closeWriteEnd() {
    try? ends.write.close()
  }

  /// Reads without waiting, and at most a byte more than the limit.
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
