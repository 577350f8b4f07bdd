import Foundation
import Processes
import SelfChecks
import TestSupport
import Testing

/// A newer Swift may warn about code that an older Swift accepted. Warnings may stop people who
/// change the workbook, but never a reader.
@Suite(.ends(within: 600)) struct WarningTests {
  @Test(arguments: [(nil, false), ("yes", true)])
  func `are errors only when the setting is on`(_ setting: String?, _ areErrors: Bool) async {
    let scratch = ScratchFolder()
    defer { scratch.remove() }
    var environment = ProcessInfo.processInfo.environment
    environment["WARNINGS_ARE_ERRORS"] = setting
    let dump = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", "package", "--package-path", SourceTree.root.path]
        + ["--scratch-path", scratch.url.path, "dump-package"], environment: environment
    ).run(deadline: .seconds(60))

    #expect(dump.ending == .exited(0))
    #expect(dump.printed.contains("treatAllWarnings") == areErrors)
  }
}
