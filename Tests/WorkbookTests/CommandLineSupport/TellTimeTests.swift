import Foundation
import Processes
import TestSupport
import Testing

@Suite(.ends(within: 600)) struct TellTimeTests {
  private func told(_ commands: [String]) async -> [Substring] {
    let script =
      ". \"$0/Scripts/support/build.bash\"; for one in \"$@\"; do tell_time \"$one\"; done"
    let report = await ChildProcess(
      URL(fileURLWithPath: "/bin/bash"), ["-c", script, SourceTree.root.path] + commands
    ).run(deadline: .seconds(30))
    return report.complaint.split(separator: "\n")
  }

  @Test func `prints the time from CONTRIBUTING before each long check`() async throws {
    let table = try SourceTree.text(of: ".github/CONTRIBUTING.md")
      .matches(of: /(?m)^\| `(Scripts\/check \w+)` \|.*\| (\d+ \w+) \|$/)

    let lines = await told(table.map { String($0.1) })

    #expect(table.count > 5)
    #expect(lines == table.map { "\($0.1.dropFirst(8)): this takes about \($0.2)" })
  }

  @Test func `prints nothing without a time in CONTRIBUTING`() async {
    let lines = await told(["Scripts/check nothing", "Scripts/check .*", ""])

    #expect(lines == [])
  }
}
