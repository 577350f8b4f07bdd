import CommandLineSupport
import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

@testable import Measuring

/// The measuring of calls, and the output of the costs.
@Suite(.ends(within: 600)) struct MeasureTests {
  @Test func `measures each call in each round, and keeps the shortest time`() async throws {
    var runs: [String] = []
    let subjects = ["a", "b"].map { name in
      Subject(name: name, expected: .free) { calls in
        runs.append("\(name)\(calls)")
        // A disturbance slows the first round down.
        let delay = (7...8).contains(runs.count) ? Duration.seconds(2) : .zero
        try await Task.sleep(for: .microseconds(600 * calls) + delay)
      }
    }

    let table = try await PriceTable("title", timing: subjects, rounds: 3)

    #expect(runs == ["a1", "a2", "a2", "b1", "b2", "b2"] + ["a2", "b2", "a2", "b2", "a2", "b2"])
    #expect(table.prices.map(\.name) == ["a", "b"])
    for price in table.prices { #expect((600_000..<900_000_000).contains(price.nanoseconds)) }
  }

  @Test(arguments: [
    (2.0, 2.9, PriceClass.free, true), (2, 3.1, .free, false), (2, 40, .few, true),
    (2, 50, .few, false), (2, 3, .tens, false), (2, 100, .tens, true), (30, 35, .hop, false),
    (30, 2000, .hop, true), (30, 4000, .hop, false), (30, 4000, .work, true),
    (30, 100, .work, false), (30, 200_000, .trip, true), (30, 2000, .trip, false),
  ])
  func `checks whether a cost is near its class`(
    _ direct: Double, _ time: Double, _ expected: PriceClass, _ holds: Bool
  ) {
    let price = price(time, expected, direct: direct)

    #expect(price.isAsExpected == holds)
    #expect(price.costsMore == (holds ? "" : "not ") + expected.rawValue)
  }

  @Test func `prints a line for each cost`() {
    let table = PriceTable(
      title: "Called",
      prices: [
        price(2, .free, direct: 2), price(8.46, .few, direct: 2), price(218_204.3, .hop, direct: 2),
      ])

    #expect(
      table.text == """
        Called
                                        ns    times  extra cost
        it                             2.0      1.0  free
        it                             8.5      4.2  a few nanoseconds
        it                          218204   109102  not a hop

        """)
  }

  @Test func `prints the calls of the page, and checks their costs`() async throws {
    let page = try SourceTree.text(of: "Chapters/6-telling-them-apart/price.md")
    let rows = page.split(separator: "\n").compactMap { line -> [String]? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count == 2 && PriceClass(rawValue: cells[1]) != nil ? cells : nil
    }

    let report = await ChildProcess(
      try BuiltPrograms.file("measure"), ["--check", "--format", "json"]
    ).run(deadline: .seconds(300))
    let tables = try JSONDecoder().decode([MeasuredTable].self, from: report.output)

    // Without optimization, a call may be far from its class.
    let prices = tables.flatMap(\.prices)
    let measured = prices.filter { $0.name != "direct" }
      .map { [$0.name, $0.costsMore.replacingOccurrences(of: "not ", with: "")] }
    #expect(measured == rows)
    #expect(report.ending == .exited(prices.allSatisfy(\.isAsExpected) ? 0 : 1))
  }

  @Test(arguments: [
    (["--format", "html"], "unknown format 'html': give one of text, json"),
    (["all"], "unexpected argument 'all': measure takes options only, see --help"),
  ])
  func `reports an error and its solution in a line`(_ words: [String], _ line: String) async {
    let error = await #expect(throws: ProgramError.self) {
      try await MeasureProgram.run(words, program: URL(fileURLWithPath: "/none"))
    }

    #expect(error?.status == 64)
    #expect(error?.message == line)
  }

  private func price(_ time: Double, _ expected: PriceClass, direct: Double) -> Price {
    Price(of: Subject(name: "it", expected: expected) { _ in }, nanoseconds: time, direct: direct)
  }
}

/// A table as a program reads it.
private struct MeasuredTable: Decodable {
  struct Price: Decodable {
    let name: String
    let costsMore: String
    let isAsExpected: Bool
  }

  let prices: [Price]
}
