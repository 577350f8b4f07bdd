import Foundation
import Processes
import TestSupport
import Testing

/// What a clone needs to start, wherever it was made.
@Suite(
  .ends(within: 600), .enabled(if: WindowsClone.canBeMade, "this copy has no history to clone"))
struct CloneTests {
  @Test func `lists the katas in a clone that git made for Windows`() async throws {
    let clone = try await WindowsClone()
    try clone.take("kata")

    let report = await clone.script("kata", "list")

    #expect(report.ending == .exited(0), "\(report.text)")
    #expect(report.printed.contains("* 1.1   classic-sign-in "))
    #expect(report.printed.contains("0 of 24 green"))
  }
}
