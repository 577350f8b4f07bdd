import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What comes in from whoever started the program.
public enum StandardInput {
  /// The lines of the input as they come.
  public static func lines() -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream<String>.makeStream()
    Thread.detachNewThread {
      // Not with `readLine`: a thread that waits in it has a lock that `exit` waits for on a new Linux.
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(0, &buffer, buffer.count)
        guard count > 0 || count < 0 && errno == EINTR else { break }
        bytes += buffer[..<max(0, count)]
        let parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for line in parts.dropLast() { continuation.yield(String(decoding: line, as: UTF8.self)) }
        bytes = Array(parts.last ?? [])
      }
      if !bytes.isEmpty { continuation.yield(String(decoding: bytes, as: UTF8.self)) }
      continuation.finish()
    }
    return lines
  }
}
