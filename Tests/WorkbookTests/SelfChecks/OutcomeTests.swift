import Foundation
import Processes
import TestSupport
import Testing

@testable import KataRunner
@testable import SelfChecks

@Suite(.ends(within: 600)) struct OutcomeTests {
  private static let test = "M.S/t()/F.swift:1:2"
  private static let started = Record.test(test) + "\n" + Record.event("testStarted", test)
  private static let issue = Record.issue(test)

  private static func ended(_ symbol: String) -> String {
    Record.event("testEnded", test).replacing(
      "}}", with: #","messages":[{"symbol":"\#(symbol)","text":""}]}}"#)
  }

  private func outcome(
    _ lines: [String], _ ending: ChildEnding = .exited(1), errors: String = ""
  ) throws -> Outcome {
    let page = try EditPage(
      "## one\nSo.\nCaught by: M.S/t\n\nIn: F.swift\n- one\n", labels: Mutant.labels)
    let mutant = try Mutant("one", page.entries[0])
    return Outcome(
      mutant, KataRun(Data(lines.joined(separator: "\n").utf8)),
      ChildReport(ending: ending, errors: Data(errors.utf8)))
  }

  @Test func `is caught only with an issue and an end`() throws {
    #expect(
      try outcome([Self.started, Self.issue, Self.ended("fail")]) == .caught(.failed, "no"))
    #expect(try !outcome([Self.started, Self.issue]).isCaught)
    #expect(try !outcome([Self.started, Self.ended("fail")]).isCaught)
  }

  @Test func `survives when the test passed, whatever the status says`() throws {
    #expect(try outcome([Self.started, Self.ended("passWithKnownIssue")]) == .survived)
  }

  @Test func `is crashed only by a signal, and timed out only at the deadline`() throws {
    let words = "error: exited with unexpected signal code 4"
    #expect(try outcome([Self.started], errors: words) == .caught(.crashed, "signal 4"))
    #expect(try outcome([Self.started], .timedOut(after: .seconds(1))) == .caught(.timedOut, ""))
    #expect(try !outcome([Self.started], .exited(0)).isCaught)
  }

  @Test func `is undecided when the test never started`() throws {
    #expect(try !outcome([], .exited(1)).isCaught)
    #expect(try !outcome([], .timedOut(after: .seconds(1))).isCaught)
    #expect(try !outcome([], errors: "unexpected signal code 4").isCaught)
  }
}
