import Foundation
import TestSupport
import Testing

@testable import Processes

@Suite(.ends(within: 600)) struct ChildProcessGracePeriodTests {
  @Test func `lets a child that is given up end what it started`() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let script = #"trap 'echo gone >"$0"; exit' INT; while :; do sleep 0.05; done"#
    let child = ChildProcess(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script, file.path], gracePeriod: .seconds(10))

    let report = await child.run(deadline: .seconds(3))
    let said = try String(contentsOf: file, encoding: .utf8)

    #expect(report.ending == .hung(after: .seconds(3)))
    #expect(said == "gone\n")
  }

  @Test func `kills a child that takes no notice`() async {
    let child = ChildProcess(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "trap '' INT; while :; do sleep 0.05; done"],
      gracePeriod: .milliseconds(50))

    let report = await child.run(deadline: .seconds(3))

    #expect(report.ending == .hung(after: .seconds(3)))
  }
}
