import Foundation
import ProgramSupport
import ProxyPattern
import Remote
import RemoteProcess
import Scenario
import TestSupport
import Testing

/// Runs the faults of the remote proxy's server in random order, eight at a time.
/// `Scripts/check soak` sets the number of rounds.
@Suite(
  .enabled(if: soakRounds > 0, "Scripts/check soak runs it"),
  .serialized, .ends(within: 60 + 10 * Double(soakRounds)))
struct RemoteSoakTests {
  @Test func `breaks no promise and leaves nothing behind, a thousand times`() async throws {
    let seed = UInt64(environment["SOAK_SEED"] ?? "") ?? .random(in: 0...999_999)
    let server = try BuiltPrograms.file("cafe-server")
    // One round of each fault first, so that files opened by the system are open before the count.
    for fault in ServerFault.allCases {
      #expect(await round(fault, server) == [], "\(fault)")
    }
    let before = Resources.count()
    let started = ContinuousClock.now
    var order = SeededNumbers(state: seed)
    var rest = (1...soakRounds).map { _ in
      ServerFault.allCases.randomElement(using: &order) ?? .killedDuringACall
    }[...]
    var broken: [String] = []
    await withTaskGroup(of: [String].self) { group in
      for fault in rest.prefix(8) { group.addTask { await round(fault, server) } }
      rest = rest.dropFirst(8)
      while let promises = await group.next() {
        broken += promises
        if let fault = rest.popFirst() { group.addTask { await round(fault, server) } }
      }
    }
    let after = await Resources.settled(at: before)
    let seconds = Int(((ContinuousClock.now - started) / .seconds(1)).rounded())
    print(
      "\(soakRounds) rounds, a server killed in each, \(broken.count) promises broken,",
      "in \(seconds) s (seed \(seed))")

    #expect(broken == [])
    #expect(after == before)
  }

  @Test func `waits ten seconds by default`() async throws {
    let silent = ServerProgram(URL(fileURLWithPath: "/bin/sh"), ["-c", "cat >/dev/null"])
    let search = RemoteSearch(server: silent, session: nil)
    let started = ContinuousClock.now

    let end = await promptly(within: .seconds(30)) {
      await outcome { () async throws(SearchError) in try await search.suggestions(for: "an") }
    }

    let answer = try #require(end, "the call still waits")
    #expect(answer == .failure(.peerFailed("sh didn't answer in time")))
    #expect(ContinuousClock.now - started >= .seconds(10))
  }

  /// One round, with a time limit: a hanging call must not block the whole test.
  private func round(_ fault: ServerFault, _ server: URL) async -> [String] {
    let trial = Task { try await FaultTrial(fault: fault, server: server).brokenPromises() }
    switch await promptly(within: .seconds(60), { await trial.result }) {
    case .success(let broken): return broken
    case .failure(let error): return ["\(fault): \(error)"]
    case nil: return ["\(fault): it hangs"]
    }
  }
}

private let environment = ProcessInfo.processInfo.environment
private let soakRounds = Int(environment["SOAK_ROUNDS"] ?? "") ?? 0
