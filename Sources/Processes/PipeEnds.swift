#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The two ends of a new pipe. No child has them but the one that is handed one.
struct PipeEnds {
  var read: Int32
  var write: Int32

  /// Opens a pipe; nil when the system has none left, see `errno`.
  init?() {
    // A child that is started between the two calls would inherit both ends, and keep them open.
    let ends = ProcessRegistry.withoutStarting {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return [Int32]() }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return ends
    }
    guard ends.count == 2 else { return nil }
    read = ends[0]
    write = ends[1]
  }
}
