import ProgramSupport
import TestSupport
import Testing

/// Faults of the process behind a remote proxy. Each fault happens to a real process.
@Suite(.endsInTime) struct RemoteFaultTests {
  @Test(arguments: ServerFault.allCases)
  func `reports a fault to all waiting callers, and works again`(_ fault: ServerFault) async throws
  {
    let trial = FaultTrial(fault: fault, server: try BuiltPrograms.file("cafe-server"))

    let run = Task { try await trial.brokenPromises() }
    let end = await promptly(within: .seconds(50)) { await run.result }
    let broken = try #require(end, "a call waits forever").get()

    #expect(broken == [])
  }
}
