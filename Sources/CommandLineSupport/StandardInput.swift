import Foundation
import Processes

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
      // Not with `readLine`: a thread that waits in it has a lock that `exit` waits for on a new
      // Linux.
      var incoming = IncomingLines(longest: .max)
      let yield = { (line: [UInt8]) in
        _ = continuation.yield(String(decoding: line, as: UTF8.self))
      }
      var isOpen = true
      while isOpen {
        var waited = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        poll(&waited, 1, -1)
        switch incoming.read(
          from: 0,
          received: {
            yield($0)
            return nil
          })
        {
        case .something, .nothing: break
        case .end, .wrong: isOpen = false
        }
      }
      if !incoming.line.isEmpty { yield(incoming.line) }
      continuation.finish()
    }
    return lines
  }
}
