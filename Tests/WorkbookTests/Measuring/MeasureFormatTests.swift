import CommandLineSupport
import Foundation
import TestSupport
import Testing

@testable import Measuring

/// How a measurement is printed.
@Suite(.ends(within: 600)) struct MeasureFormatTests {
  private let report = Report(
    [
      Subject(.calls, "direct", .free) { _ in },
      Subject(.calls, "a wrapper <&> with a name", .few) { _ in },
      Subject(.calls, "another one", .few) { _ in },
      Subject(.calls, "not measured", .few) { _ in },
    ],
    Samples(rounds: [
      "direct": [2, 2], "a wrapper <&> with a name": [8, 8], "another one": [4, 4],
      Subject.trip(1): [500_000, 500_000], Subject.trip(64): [200_000, 200_000],
    ]), machine: "a machine")

  private func text(_ width: Int) -> [String] {
    report.text(on: Terminal(columns: width, environment: ["NO_COLOR": "1"]))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: [40, 80, 100, 200]) func `fits into a width`(_ width: Int) {
    #expect(text(width).allSatisfy { $0.count <= width })
    // What says least is left out.
    #expect(text(width).contains { $0.contains("a few nanoseconds") } == (width > 40))
  }

  @Test(arguments: [(40, 4), (80, 8), (100, 11)])
  func `draws a bar that grows by the same length whenever the price doubles`(
    _ width: Int, _ longest: Int
  ) {
    let bars = text(width).map { line in line.count { "█▏▎▍▌▋▊▉".contains($0) } }.filter { $0 > 0 }

    // 1, 4 and 2 times the direct call.
    #expect(bars == [longest, longest * 3, longest * 2].map { Int((Double($0) / 3).rounded(.up)) })
  }

  @Test func `gives a program what it has measured`() throws {
    let document =
      try JSONSerialization.jsonObject(with: Data(json(report).utf8)) as? [String: Any]
    let prices = try #require(document?["prices"] as? [[String: Any]])

    #expect(prices.map { $0["ratio"] as? Double } == [1, 4, 2])
    #expect(prices.last?["found"] as? String == "a few nanoseconds")
  }

  @Test func `writes pages, in which a name is no mark`() {
    let (html, markdown) = (report.html, report.markdown)

    #expect(
      html.contains(
        "a wrapper &lt;&amp;&gt; with a name<i style=\"width:100%\"></i></th>\n<td>8.0"))
    #expect(!html.contains("<script"))
    #expect(markdown.contains("\n| a wrapper \\<\\&\\> with a name | 8.0 | 4.0 | "))
    #expect(
      markdown.contains("\n| another one | 4.0 | 2.0 | a few nanoseconds | 0% | 2.0 | 4.0 |\n"))
  }

  @Test(arguments: [
    (
      ["--format", "jsn"], "unknown format 'jsn': did you mean 'json'? (text, markdown, json, html)"
    ),
    (["--only", "cach"], "unknown group 'cach': did you mean 'cache'? "),
    (["--rounds", "3"], "'3' won't do for '--rounds': give a whole number from 15 to 10000"),
    (["--width", "39"], "'39' won't do for '--width': give a whole number from 40 to 1000"),
    (["all"], "stray argument 'all': measure takes options only, see --help"),
  ])
  func `says in a line what would be right`(_ words: [String], _ line: String) async {
    let error = await #expect(throws: ProgramError.self) {
      try await MeasureProgram.run(words, program: URL(fileURLWithPath: "/none"))
    }

    #expect(error?.status == 64)
    #expect(error?.message?.hasPrefix(line) == true, "\(error?.message ?? "")")
  }
}
