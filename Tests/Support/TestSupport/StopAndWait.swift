#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Stops a child process, and waits until it has stopped: until then it continues its work.
public func stopAndWait(_ child: Int32) {
  kill(child, SIGSTOP)
  var info = siginfo_t()
  waitid(P_PID, id_t(child), &info, WSTOPPED | WNOWAIT)
}
