import Foundation
import Testing
import Tooling

@testable import Checks

@Suite struct VerdictTests {
  private static let started =
    #"{"kind":"event","payload":{"kind":"testStarted","testID":"M.S/t()/F.swift:1:2"}}"#
  private static let issue = #"""
    {"kind":"event","payload":{"kind":"issueRecorded","testID":"M.S/t()/F.swift:1:2",\#
    "issue":{"isKnown":false},"messages":[{"symbol":"fail","text":"no"}]}}
    """#

  private static func ended(_ symbol: String) -> String {
    #"""
    {"kind":"event","payload":{"kind":"testEnded","testID":"M.S/t()/F.swift:1:2",\#
    "messages":[{"symbol":"\#(symbol)","text":""}]}}
    """#
  }

  private func verdict(
    _ lines: [String], _ ending: ChildEnding = .exited(1), errors: String = ""
  ) -> Verdict {
    let record = TestRecord(Data(lines.joined(separator: "\n").utf8))
    let report = ChildReport(ending: ending, errors: Data(errors.utf8))
    return Verdict(test: "M.S/t", record: record, report: report)
  }

  @Test func `is red only with an issue and an end`() {
    #expect(verdict([Self.started, Self.issue, Self.ended("fail")]) == .red(issue: "no"))
    #expect(!verdict([Self.started, Self.issue]).isRed)
    #expect(!verdict([Self.started, Self.ended("fail")]).isRed)
  }

  @Test func `is green when the test passed, whatever the status says`() {
    #expect(verdict([Self.started, Self.ended("passWithKnownIssue")]) == .staysGreen)
  }

  @Test func `is crashed only by a signal, and hung only at the deadline`() {
    let words = "error: exited with unexpected signal code 4"
    #expect(verdict([Self.started], errors: words) == .redCrashed(signal: 4))
    #expect(verdict([Self.started], .hung(after: .seconds(1))) == .redHung)
    #expect(!verdict([Self.started], .exited(0)).isRed)
  }

  @Test func `doesn't believe in a test that never began`() {
    #expect(!verdict([], .exited(1)).isRed)
    #expect(!verdict([], .hung(after: .seconds(1))).isRed)
    #expect(!verdict([], errors: "unexpected signal code 4").isRed)
  }
}
