import Foundation
import Processes
import TestSupport
import Testing

/// The report on the test process of `swift test`.
@Suite(.ends(within: 600)) struct TestsReportTests {
  private func report(_ ending: ChildEnding, errors: String = "") -> ChildReport {
    ChildReport(
      ending: ending, output: Data("Fatal error: no\n".utf8), errors: Data(errors.utf8)
    ).ofTheTests
  }

  @Test(arguments: [
    "error: Exited with unexpected signal code 5\n",
    "error: Process '/usr/libexec/helper a b' exited with unexpected signal code 5\n",
  ])
  func `reads the signal from the package manager's message`(_ words: String) {
    #expect(report(.exited(1), errors: words).ending == .signalled(5))
  }

  @Test(arguments: [
    ChildEnding.exited(0), .exited(1), .timedOut(after: .seconds(1)), .signalled(9),
  ])
  func `keeps an ending without a signal unchanged`(_ ending: ChildEnding) {
    #expect(report(ending, errors: "error: no tests").ending == ending)
  }

  @Test func `finds the process's errors in the output`() {
    #expect(report(.exited(1)).errors == Data("Fatal error: no\n".utf8))
  }

  @Test(arguments: [
    ("warning: x\nsandbox-exec: execvp() of 'swift' failed\n", 71, true),
    ("error: 'kata': Invalid manifest\nerror: more\n", 1, true), ("error: no tests", 0, false),
    ("error: Exited with unexpected signal code 5\n", 1, false),
    ("Fatal error: error: x\n", 1, false),
  ])
  func `reports why nothing was started, if the tests weren't the reason`(
    _ words: String, _ status: Int32, _ isWhy: Bool
  ) {
    let report = ChildReport(ending: .exited(status), output: Data(), errors: Data(words.utf8))

    #expect((report.whyNothingStarted != nil) == isWhy)
  }
}
