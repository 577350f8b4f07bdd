import Foundation
import Processes
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// In processes of their own, which are interrupted.
@Suite(.ends(within: 600)) struct InterruptionTests {
  @Test func `takes notice of a signal that comes as soon as it listens`() async {
    await #expect(processExitsWith: .exitCode(129)) {
      ChildProcess.endAllWhenInterrupted()
      kill(getpid(), SIGHUP)
      try await Task.sleep(for: .seconds(20))
    }
  }
}
