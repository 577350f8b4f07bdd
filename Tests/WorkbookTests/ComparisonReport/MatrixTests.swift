import TerminalText
import TestSupport
import Testing
import Transcripts

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct MatrixTests {
  @Test(.serialized, arguments: Sample.widths)
  func `stays within the width and holds every outcome in its column`(_ width: Int) {
    for sample in [Sample.wild, Sample.failing("proxy", "hung")] {
      let lines = sample.text(.all, width: width, color: false).lines
      #expect(lines.allSatisfy { $0.displayWidth <= width && $0.last != " " })

      for column in sample.columns {
        let expected = Step.allCases.map { step in
          sample.outcome(of: step, in: column) + sample.count(sample.shown(step, in: column))
        }
        #expect(self.column(column, in: lines).squeezed == expected.joined().squeezed, "\(column)")
      }
    }
  }

  @Test func `has each cell in the row of its step`() {
    let lines = Sample.comparison.text(.all, width: 250, color: false).lines
    for step in Step.allCases {
      let row = lines[step.number]
      let cells = Sample.columns.map { column in
        Sample.comparison.outcome(of: step, in: column)
          + Sample.comparison.count(Sample.comparison.shown(step, in: column))
      }
      #expect(row.hasPrefix(step.shortName))
      #expect(row.squeezed == (step.shortName + cells.joined()).squeezed)
    }
  }

  @Test func `is one table at 80 columns, in full words`() {
    let lines = Sample.comparison.text(.all, width: 80, color: false).lines
    let header = lines[0].split(separator: " ").map { String($0) }
    #expect(header == Sample.columns.map(\.capitalizedFirst))
    #expect(
      lines.contains(
        "5 search        3 cafés    1  3 cafés   2  3 cafés   3  3 cafés   1  3 cafés   1"))
  }

  @Test func `makes few tables, the longer first, each with every step`() {
    let lines = Sample.comparison.text(.all, width: 40, color: false).lines
    let headers = lines.filter { $0.hasPrefix("      ") }
    let names = headers.map { $0.split(separator: " ").map { String($0) } }
    #expect(names == [["Adapter", "Bridge"], ["Facade", "Proxy"], ["Decorator"]])
    #expect(lines.count { $0.hasPrefix("10 swap a") } == 3)
  }

  @Test func `breaks a long outcome, and cuts off only what is much too long`() {
    let long = String(repeating: "long ", count: 20)
    let sample = Sample.oneStep(.search, ["a": Sample.cell(long, 1), "b": Sample.cell("short", 2)])
    for width in [60, 80] {
      let text = sample.text(.all, width: width, color: false)
      #expect(text.lines.allSatisfy { $0.displayWidth <= width })
      #expect(text.matches(of: /long/).count == 20 && text.contains("short 2"))
    }
    #expect(sample.text(.all, width: 250, color: false).contains(long))
    let longer = Sample.oneStep(.search, ["a": Sample.cell(long + long + long, 1)])
    #expect(longer.text(.all, width: 40, color: false).contains("…"))
  }

  @Test func `marks a column whose program failed, and reports the failure`() {
    let text = Sample.failing("proxy", "crashed with signal 11").text(
      .all, width: 80, color: false)
    #expect(text.lines.contains("proxy: crashed with signal 11"))
    #expect(text.lines.contains { $0.hasPrefix("Question mark: ") })
    #expect(text.lines[1].hasSuffix("?      blocked   0"))

    let whole = Sample.comparison.text(.all, width: 80, color: false)
    #expect(!whole.contains("Question mark"))
  }

  @Test func `counts no requests if there are none, and doesn't mention them`() {
    let sample = Sample.oneStep(
      .search, ["a": Sample.cell("3 rows", 0), "b": Sample.cell("refused", 0)])

    let matrix = sample.text(.all, width: 80, color: false)
    let whole = sample.text(.full, width: 80, color: false)

    #expect(matrix.lines[1] == "5 search  3 rows  refused")
    #expect(!matrix.contains("network") && !whole.contains("reach"))
    #expect(!sample.markdown(.all).contains("·"))
  }

  @Test func `explains that a version crashed`() {
    let sample = Sample.oneStep(
      .search, ["a": Sample.cell("crashed", 1), "b": Sample.cell("3", 1)])

    #expect(
      sample.text(.all, width: 80, color: false).lines.contains(
        "Crashed: the program crashed in the middle of the step."))
    #expect(!Sample.comparison.text(.all, width: 80, color: false).contains("Crashed:"))
  }

  @Test func `reports the failures if all programs failed`() {
    let sample = Comparison<Step>(columns: ["a"], transcripts: [:], failures: ["a": "hung"])
    #expect(sample.text(.all, width: 80, color: false) == "a: hung\n")
    #expect(sample.text(.firstView, width: 80, color: false) == "a: hung\n")
    #expect(sample.markdown(.firstView) == "- a: hung\n")
  }

  @Test(arguments: [Scope<Step>.firstView, .all, .full, .step(.lostRequest)])
  func `adds color without changing the text`(_ scope: Scope<Step>) {
    for width in [40, 80, 140] {
      let plain = Sample.wild.text(scope, width: width, color: false)
      let colored = Sample.wild.text(scope, width: width, color: true)
      #expect(!plain.contains("\u{1B}"))
      #expect(colored != plain)
      #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == plain)
    }
  }

  @Test func `highlights only the cells of a notice`() {
    let page = Sample.comparison.html(.all)
    for (line, step, apart) in [
      (3, Step.beforeSignIn, [2, 3]), (6, .repeatSearch, [3]), (5, .search, []),
    ] {
      let row = Sample.comparison.text(.all, width: 100, color: true).lines[line]
      let table = Sample.comparison.markdown(.all).lines[line + 1].split(separator: " | ")
        .dropFirst()
      let cells = Sample.columns.map { "<a href=\"#\(step.rawValue)-\($0)\">" }
      let marked = cells.indices.filter { page.contains("class=\"apart\">" + cells[$0]) }

      #expect(row.matches(of: /\u{1B}\[1m/).count == apart.count)
      #expect(table.enumerated().filter { $0.element.contains("**") }.map(\.offset) == apart)
      #expect(marked == apart)
    }
  }

  @Test func `leaves a sentence out if one of its cells has changed`() {
    var changed = Sample.comparison
    changed.transcripts["proxy"]?.rows[5].cell.outcome = "2 cafés"

    for scope in [Scope<Step>.all, .firstView] {
      let (before, after) = (
        Sample.comparison.text(scope, width: 80, color: false),
        changed.text(scope, width: 80, color: false)
      )
      #expect(before.contains("The proxy remembers.") && !after.contains("The proxy remembers."))
      #expect(after.contains("The proxy guards"))
    }
    #expect(!changed.isNotable(.repeatSearch, in: "proxy"))
    #expect(changed.why(.repeatSearch, in: "proxy") == nil)
    #expect(changed.why(.repeatSearch, in: "bridge") == "It asks twice again.")
  }

  @Test func `mentions no column that isn't shown`() {
    var fewer = Sample.comparison
    fewer.columns = ["adapter", "bridge", "proxy"]

    #expect(fewer.notice(.repeatSearch) == "The proxy remembers.")
    #expect(fewer.notice(.beforeSignIn) == nil)
  }

  @Test func `marks an ending that the vendor causes, and names the vendor`() {
    let sentence = "Anybody may search. That is the vendor's doing, not the pattern's."
    let sample = Sample.comparison
    let whole = [
      sample.text(.all, width: 100, color: false),
      sample.text(.firstView, width: 100, color: false),
      sample.text(.step(.beforeSignIn), width: 100, color: false),
      sample.markdown(.firstView), sample.markdown(.step(.beforeSignIn)),
    ]

    #expect(whole.allSatisfy { $0.contains("3 cafés*") || $0.contains("3 cafés\\*") })
    #expect(whole[0].contains("* \(sentence)") && whole[1].contains("* \(sentence)"))
    #expect(sample.html(.all).contains("Anybody may search. That is the vendor&#39;s doing"))
  }

  /// The cells of a column, row by row.
  private func column(_ column: String, in lines: [String]) -> String {
    for (index, line) in lines.enumerated() where line.hasPrefix("   ") {
      guard let range = line.firstRange(of: column.capitalizedFirst) else { continue }
      let start = String(line[..<range.lowerBound]).displayWidth
      let blanks = line[range.upperBound...].prefix { $0 == " " }
      let end =
        blanks.endIndex == line.endIndex ? 250 : String(line[..<blanks.endIndex]).displayWidth
      return lines[(index + 1)...].prefix { !$0.isEmpty }.map { $0.slice(start..<end) }.joined()
    }
    return ""
  }
}
