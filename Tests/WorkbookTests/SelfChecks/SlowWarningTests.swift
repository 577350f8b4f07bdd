import Foundation
import Processes
import TestSupport
import Testing

@testable import SelfChecks

/// A newer Swift may warn of what it took before. That may stop whoever changes the workbook, and
/// no reader.
@Suite(.ends(within: 600)) struct SlowWarningTests {
  @Test(.timeLimit(.minutes(15)))
  func `builds with a warning, unless it is told not to`() async throws {
    let scratch = ScratchFolder()
    defer { scratch.remove() }
    let copy = try await PackageCopy(of: SourceTree.root, to: scratch.url)
    let warning = "\nfunc warnsOfWhatIsNeverUsed() { let unused = 1 }\n"
    let file = copy.folder.appendingPathComponent("Sources/Locking/Locked.swift")
    try (String(contentsOf: file, encoding: .utf8) + warning)
      .write(to: file, atomically: true, encoding: .utf8)
    func build(_ setting: String?) async -> ChildReport {
      var environment = ProcessInfo.processInfo.environment
      environment["WARNINGS_ARE_ERRORS"] = setting
      return await ChildProcess(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["swift", "build", "--package-path", copy.folder.path, "--target", "Locking"],
        environment: environment
      ).run(deadline: .seconds(600), limit: 20_000_000)
    }

    let readers = await build(nil)
    let ours = await build("yes")

    #expect(readers.ending == .exited(0), "\(readers.text.suffix(2000))")
    #expect(readers.text.contains("warning: initialization of immutable value 'unused'"))
    #expect(ours.ending == .exited(1))
    #expect(ours.text.contains("error: initialization of immutable value 'unused'"))
  }
}
