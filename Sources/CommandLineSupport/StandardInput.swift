import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The standard input of the program.
public enum StandardInput {
  /// The lines of the input as they arrive.
  public static func lines() -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream<String>.makeStream()
    // Not with `readLine`: while it waits, it holds a lock that `exit` needs on recent Linux.
    Thread.detachNewThread {
      var line: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        // The input may be non-blocking.
        var waited = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        poll(&waited, 1, -1)
        let count = read(0, &buffer, buffer.count)
        guard count > 0 || count < 0 && [EAGAIN, EINTR].contains(errno) else { break }
        for byte in buffer.prefix(max(count, 0)) {
          if byte == UInt8(ascii: "\n") {
            continuation.yield(String(decoding: line, as: UTF8.self))
            line = []
          } else {
            line.append(byte)
          }
        }
      }
      if !line.isEmpty { continuation.yield(String(decoding: line, as: UTF8.self)) }
      continuation.finish()
    }
    return lines
  }
}
