#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file descriptor to write to.
struct Descriptor {
  /// What the system said when a call failed.
  struct Failure: Error {
    var code: Int32
  }

  var number: Int32

  /// Writes everything, or says why not.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        // Somebody made our output non-blocking; wait until it takes more.
        var waited = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&waited, 1, -1)
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }
}

// Inside the type, `write` means its own method.
private let systemWrite = write(_:_:_:)
