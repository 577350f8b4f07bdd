import Testing

@testable import Checks

@Suite struct MistakesReportTests {
  @Test func `shows mistake, test and verdict`() {
    let report = MistakesReport(
      rows: [
        .init(
          name: "adapter/03a-swapped", title: "Swapped.", test: "A.B/`c d`",
          verdict: .red(issue: "x")),
        .init(
          name: "proxy/01-face", title: "The interface differs.", test: "P.Q/r", isStructural: true,
          verdict: .doesNotCompile("error: no")),
      ], duration: .seconds(64))

    let text = report.text

    #expect(
      text == """
        adapter/03a  Swapped.             RED
              A.B/c d
        proxy/01  The interface differs.  does not compile, by a rule
              P.Q/r
              error: no
        2 mistakes, 1 red, 1 not, in 1 min 4 s

        """)
  }
}
