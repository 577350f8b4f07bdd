import Scenario
import ServerFaults
import Testing
import TestSupport
import ToolingSupport

/// What befalls a remote proxy whose other process fails. Each fault happens to a real process.
@Suite struct RemoteFaultTests {
  @Test(arguments: ServerFault.allCases)
  func `tells everybody who waits, and works again`(_ fault: ServerFault) async throws {
    let server = try BuiltPrograms.file("cafe-server")
    let trial = Task { try await FaultTrial(fault, server: server).run() }

    let end = await promptly(within: .seconds(60)) { await trial.result }
    let report = try #require(end, "somebody waits for ever").get()

    let failures = report.waiting.compactMap { outcome in
      if case .failure(let error) = outcome { error } else { nil }
    }
    let waiting = fault.reason == nil ? 0 : FaultTrial.calls
    #expect(report.waiting.count == waiting)
    #expect(failures.count == waiting - fault.answered)
    #expect(Set(failures) == Set(fault.reason.map { [.peerFailed($0)] } ?? []))
    #expect(report.later == .success(["Anchor Coffee"]))
  }
}
