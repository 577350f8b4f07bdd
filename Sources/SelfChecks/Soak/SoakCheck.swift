import CommandLineSupport
import Foundation
import ServerFaults

/// Lets many faults befall the server of the remote proxy, in random order.
struct SoakCheck: Sendable {
  var options: SoakOptions
  var server: URL

  /// How long a round may take; nothing in it waits longer than a deadline of seconds.
  private static let patience = Duration.seconds(60)

  /// Runs all rounds.
  ///
  /// - Parameter say: Told how far it is, a line at a time.
  func run(say: @escaping @Sendable (String) -> Void) async throws(ProgramError) -> SoakReport {
    guard FileManager.default.isExecutableFile(atPath: server.path) else {
      throw ProgramError("there is no '\(server.path)': build it with 'swift build'", status: 69)
    }
    // A first round each, so that whatever the system opens for itself is open when we count.
    let rehearsal = await rehearse()
    guard rehearsal.brokenPromises == 0 else { return rehearsal }
    var report = SoakReport(seed: options.seed)
    let before = Resources.count()
    report.before = before

    let started = ContinuousClock.now
    var order = SeededNumbers(options.seed)
    let faults = (1...options.rounds).map { _ in
      ServerFault.allCases.randomElement(using: &order) ?? .killedDuringACall
    }
    await withTaskGroup(of: (ServerFault, FaultTrial.Report).self) { group in
      var rest = faults[...]
      for _ in 1...options.jobs { start(rest.popFirst(), in: &group) }
      while let (fault, trial) = await group.next() {
        report.add(fault, trial)
        if report.rounds % 50 == 0 || report.rounds == faults.count {
          say("\(report.rounds) of \(faults.count) rounds, \(report.kills) servers killed ...")
        }
        start(rest.popFirst(), in: &group)
      }
    }
    report.duration = ContinuousClock.now - started
    report.after = await Resources.settled(at: before)
    report.roundTrip = await RoundTrip.measure(server)
    return report
  }

  /// Each fault once. It ends with the first that breaks a promise.
  private func rehearse() async -> SoakReport {
    var report = SoakReport(seed: options.seed)
    for fault in ServerFault.allCases where report.brokenPromises == 0 {
      report.add(fault, await round(fault))
    }
    return report
  }

  private func start(
    _ fault: ServerFault?, in group: inout TaskGroup<(ServerFault, FaultTrial.Report)>
  ) {
    guard let fault else { return }
    group.addTask { (fault, await round(fault)) }
  }

  /// A round, or its failure when it takes too long: a call that hangs must not hang the soak.
  private func round(_ fault: ServerFault) async -> FaultTrial.Report {
    let (reports, report) = AsyncStream<FaultTrial.Report>.makeStream()
    let trial = Task {
      do {
        report.yield(try await FaultTrial(fault, server: server).run())
      } catch {
        report.yield(.init(brokenPromises: ["\(error)"]))
      }
    }
    let clock = Task {
      try await Task.sleep(for: Self.patience)
      report.yield(.init(brokenPromises: ["it hangs"]))
    }
    defer {
      trial.cancel()
      clock.cancel()
    }
    for await report in reports { return report }
    return .init(brokenPromises: ["it was cancelled"])
  }
}

/// Random numbers that a seed decides: the generator SplitMix64 (Steele, Lea and Flood, "Fast
/// Splittable Pseudorandom Number Generators", 2014).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var number = state
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }
}
