import ProgramSupport
import TestSupport
import Testing

/// What befalls a remote proxy whose other process fails. Each fault happens to a real process.
@Suite(.endsInTime) struct RemoteFaultTests {
  @Test(arguments: ServerFault.allCases)
  func `tells everybody who waits, and works again`(_ fault: ServerFault) async throws {
    let trial = FaultTrial(fault: fault, server: try BuiltPrograms.file("cafe-server"))

    let run = Task { try await trial.brokenPromises() }
    let end = await promptly(within: .seconds(50)) { await run.result }
    let broken = try #require(end, "somebody waits for ever").get()

    #expect(broken == [])
  }
}
