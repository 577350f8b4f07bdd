import TerminalText
import TestSupport
import Testing
import Transcripts

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct MatrixTests {
  @Test(.serialized, arguments: Sample.widths)
  func `stays within the width and holds every outcome in its column`(_ width: Int) {
    for sample in [Sample.wild, Sample.failing("proxy", "hung")] {
      let lines = sample.text(.matrix, width: width, colour: false).lines
      #expect(lines.allSatisfy { $0.displayWidth <= width && $0.last != " " })

      for column in sample.columns {
        let (place, rows) = table(of: column, in: lines)
        let cells = rows.map { $0.slice(place).split(separator: " ").joined() }
        let expected = Step.allCases.map { step in
          let cell = sample.shown(step, in: column)
          let text = cell.outcome.printable + (cell.isTaken ? "\(cell.reaches.count)" : "")
          return String(text.filter { $0 != " " })
        }
        #expect(cells == expected, "\(column)")
      }
    }
  }

  @Test func `stands side by side at 80 columns, in full words`() {
    let lines = Sample.comparison.text(.matrix, width: 80, colour: false).lines
    let header = lines[0].split(separator: " ").map { String($0) }
    #expect(header == Sample.columns)
    #expect(lines[10].hasPrefix("10 recombine       signed in 1  -  "))
    #expect(
      lines[6] == " 6 same search     3 cafés   1  3 cafés   2  3 cafés 3  3 cafés   0  3 cafés   1"
    )
  }

  @Test func `makes few tables, the longer first, each with every step`() {
    let lines = Sample.comparison.text(.matrix, width: 40, colour: false).lines
    let headers = lines.filter { $0.hasPrefix("      ") }
    let names = headers.map { $0.split(separator: " ").map { String($0) } }
    #expect(names == [["adapter", "bridge"], ["facade", "proxy"], ["decorator"]])
    #expect(lines.count { $0.hasPrefix("10 recombine") } == 3)
  }

  @Test func `cuts off only what no table has room for`() {
    let long = String(repeating: "long ", count: 20)
    let sample = Sample.oneStep(.search, ["a": Sample.cell(long, 1), "b": Sample.cell("short", 2)])
    for width in [40, 80] {
      let text = sample.text(.matrix, width: width, colour: false)
      #expect(text.lines.allSatisfy { $0.displayWidth <= width })
      #expect(text.contains("… 1") && text.contains("short 2"))
    }
    #expect(sample.text(.matrix, width: 250, colour: false).contains(long))
  }

  @Test func `marks a column whose program failed and says what happened`() {
    let text = Sample.failing("proxy", "crashed with signal 11").text(
      .matrix, width: 80, colour: false)
    #expect(text.lines.contains("proxy: crashed with signal 11"))
    #expect(text.lines.contains { $0.hasPrefix("A question mark: ") })
    #expect(text.lines[1].hasSuffix("refused 0  ?      refused   0"))

    let whole = Sample.comparison.text(.matrix, width: 80, colour: false)
    #expect(!whole.contains("question mark"))
  }

  @Test func `counts no requests where none was made, and says nothing of them`() {
    let sample = Sample.oneStep(
      .search, ["a": Sample.cell("3 rows", 0), "b": Sample.cell("refused", 0)])

    let matrix = sample.text(.matrix, width: 80, colour: false)
    let whole = sample.text(.full, width: 80, colour: false)

    #expect(matrix.lines[1] == " 5 search  3 rows  refused")
    #expect(!matrix.contains("network") && !whole.contains("reaches"))
    #expect(!sample.markdown(.matrix).contains("·"))
  }

  @Test func `says what it means that a version died`() {
    let sample = Sample.oneStep(.search, ["a": Sample.cell("died", 1), "b": Sample.cell("3", 1)])

    #expect(
      sample.text(.matrix, width: 80, colour: false).lines.contains(
        "Died: the program ended in the middle of the step."))
    #expect(!Sample.comparison.text(.matrix, width: 80, colour: false).contains("Died:"))
  }

  @Test func `says what happened when no program brought anything`() {
    let sample = Comparison<Step>(columns: ["a"], transcripts: [:], failures: ["a": "hung"])
    #expect(sample.text(.matrix, width: 80, colour: false) == "a: hung\n")
  }

  @Test(arguments: [Scope<Step>.matrix, .full, .step(.lostRequest)])
  func `adds colour without changing the text`(_ scope: Scope<Step>) {
    for width in [40, 80, 140] {
      let plain = Sample.wild.text(scope, width: width, colour: false)
      let coloured = Sample.wild.text(scope, width: width, colour: true)
      #expect(!plain.contains("\u{1B}"))
      #expect(coloured != plain)
      #expect(coloured.replacing(/\u{1B}\[\d+m/, with: "") == plain)
    }
  }

  @Test(arguments: [
    (["x 1", "x 2", "x 1"], [1]), (["x 2", "x 1", "x 1", "y 1", "x 1"], [0, 3]),
    (["x 1", "x 1", "x 1"], []), (["x 1", "x 2"], []), (["x 1", "x 1", "x 2", "x 2"], []),
    (["x 1", "x 1", "x 2", "x 3", "y 1"], []), (["x 1", "- 0", "x 1", "y 1", "- 0"], [3]),
    (["- 0", "- 0", "x 1"], []), (["? 0", "x 1", "x 1", "x 0"], [3]), (["x 1"], []),
  ])
  func `sets off what differs from most of its line`(_ words: [String], _ apart: [Int]) {
    let cells = words.map { Sample.cell(String($0.prefix(1)), Int($0.suffix(1)) ?? 0) }
    var sample = Sample.oneStep(.search, [:])
    sample.columns = words.indices.map { "c\($0)" }
    for (column, cell) in zip(sample.columns, cells) {
      sample.transcripts[column] = Transcript(
        column: column, built: [], rows: [.init(step: .search, cell: cell)])
    }

    let row = sample.text(.matrix, width: 80, colour: true).lines[1]
    let table = sample.markdown(.matrix).lines[2].split(separator: " | ").dropFirst()
    let page = sample.html(.matrix).split(separator: "<td ").dropFirst()

    #expect(words.indices.filter { sample.standsOut(.search, in: "c\($0)") } == apart)
    #expect(row.matches(of: /\u{1B}\[1m/).count == apart.count)
    #expect(table.enumerated().filter { $0.element.contains("**") }.map(\.offset) == apart)
    #expect(page.enumerated().filter { $0.element.contains("(differs)") }.map(\.offset) == apart)
  }

  /// Where a column stands in its table, and the table's rows.
  private func table(of column: String, in lines: [String]) -> (place: Range<Int>, rows: [String]) {
    for (index, line) in lines.enumerated() where line.hasPrefix("   ") {
      guard let range = line.firstRange(of: column) else { continue }
      let start = String(line[..<range.lowerBound]).displayWidth
      let blanks = line[range.upperBound...].prefix { $0 == " " }
      let end =
        blanks.endIndex == line.endIndex ? 250 : String(line[..<blanks.endIndex]).displayWidth
      return (start..<end, Array(lines[(index + 1)...].prefix(Step.allCases.count)))
    }
    return (0..<0, [])
  }
}
