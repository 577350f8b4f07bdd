import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A pipe from a child to us, and what has come out of it. It closes itself.
struct ChildPipe: ~Copyable {
  let readEnd: Int32
  private(set) var writeEnd: Int32
  private let limit: Int
  private(set) var isOpen = true
  private var collected = Data()

  /// What was read, cut at the limit.
  var data: Data { collected.prefix(limit) }

  var isFlooded: Bool { collected.count > limit }

  /// Opens a pipe; nil when the system has none left, see `errno`.
  static func open(limit: Int) -> ChildPipe? {
    guard let ends = PipeEnds() else { return nil }
    _ = fcntl(ends.read, F_SETFL, O_NONBLOCK)
    return ChildPipe(ends, limit: limit)
  }

  private init(_ ends: PipeEnds, limit: Int) {
    readEnd = ends.read
    writeEnd = ends.write
    self.limit = limit
  }

  deinit {
    close(readEnd)
    if writeEnd >= 0 { close(writeEnd) }
  }

  /// Leaves the writing end to the child alone, so that the end of its output can be seen.
  mutating func closeWriteEnd() {
    close(writeEnd)
    writeEnd = -1
  }

  /// Reads without waiting, and at most a byte more than the limit.
  mutating func readWhatIsThere() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while isOpen && !isFlooded {
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
