import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

/// The checks with external tools, when these are missing and can't be installed.
@Suite(.ends(within: 600)) struct ToolsOfTheChecksTests {
  @Test(arguments: [
    ("page", ["chromium", "chromedriver"], "Python 3 with its modules venv and ensurepip"),
    ("page", ["python3", "chromedriver"], "a browser"),
    ("page", ["python3", "chromium"], "chromedriver"),
    ("diagrams", [], "Python 3 with its modules venv and ensurepip"),
  ])
  func `says what is missing`(_ check: String, _ tools: [String], _ missing: String) async throws {
    let stage = try TemporaryFolder()
    defer { stage.remove() }
    try await stage.scripts(tools, "exit 0")
    try await stage.scripts(["dirname"], #"exec /usr/bin/dirname "$@""#)
    // The only folder for tools, without apt-get.
    let script = SourceTree.root.appending(path: ".ci/\(check)")
    let report = await ChildProcess(
      URL(filePath: "/bin/bash"), [script.path], environment: ["PATH": stage.url.path]
    ).run(deadline: .seconds(60))

    #expect(report.ending == .exited(69))
    #expect(report.text.hasPrefix("\(missing) is missing: "), "\(report.text)")
    #expect(report.text.split(separator: "\n").count == 1)
  }
}
