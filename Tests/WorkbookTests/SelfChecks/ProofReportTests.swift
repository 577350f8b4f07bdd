import TestSupport
import Testing

@testable import SelfChecks

@Suite(.ends(within: 600)) struct ProofReportTests {
  @Test func `shows each with its misconception, its test and what came of it`() {
    let report = ProofReport(
      noun: "mistake",
      rows: [
        .init(
          name: "adapter/03a-swapped", misconception: "Order is a matter of taste.",
          test: "A.B/`c d`",
          ruling: "caught", isGood: true, detail: "x"),
        .init(
          name: "proxy/01-face", misconception: "A face may differ.", test: "P.Q/r",
          ruling: "does not compile", isGood: false, detail: "error: no"),
      ], duration: .seconds(64))

    #expect(
      report.text == """
        adapter
          03a-swapped  caught
              Order is a matter of taste.
              A.B/c d
        proxy
          01-face      does not compile
              A face may differ.
              P.Q/r
              error: no
        2 mistakes, 1 as they have to be, 1 not, in 1 min 4 s

        """)
    #expect(!report.isGood)
  }
}
