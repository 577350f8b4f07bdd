import TestSupport
import Testing

@testable import SelfChecks

@Suite(.ends(within: 600)) struct ProofReportTests {
  @Test func `shows each trial with its misconception, its test and its result`() {
    let report = ProofReport(
      noun: "mistake",
      rows: [
        .init(
          name: "adapter/03a-swapped", misconception: "Order is a matter of taste.",
          test: "A.B/`c d`",
          result: "caught", isGood: true, detail: "x"),
        .init(
          name: "proxy/01-face", misconception: "A face may differ.", test: "P.Q/r",
          result: "doesn't compile", isGood: false, detail: "error: no"),
      ], duration: .seconds(64))

    #expect(
      report.text == """
        adapter
          03a-swapped  caught
              Order is a matter of taste.
              A.B/c d
        proxy
          01-face      doesn't compile
              A face may differ.
              P.Q/r
              error: no
        2 mistakes, 1 as expected, 1 unexpected, in 1 min 4 s

        """)
    #expect(!report.isGood)
  }
}
