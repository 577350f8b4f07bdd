import TerminalText
import TestSupport
import Testing
import Transcripts

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct FirstViewTests {
  @Test(.serialized, arguments: Sample.widths)
  func `stays within the width, with each purpose and each reason`(_ width: Int) {
    for sample in [Sample.comparison, Sample.wild, Sample.failing("bridge", "hung")] {
      let text = sample.text(.firstView, width: width, color: false)
      let words = text.squeezed

      #expect(text.lines.allSatisfy { $0.displayWidth <= width && $0.last != " " })
      #expect(words.contains("Speaksanotherlanguage.".utf8))
    }
    let words = Sample.comparison.text(.firstView, width: width, color: false).squeezed
    for sentence in ["Theproxyremembers.", "Theproxyguards,andthefacadecan'tbeasked."] {
      #expect(words.contains(sentence.utf8))
    }
  }

  @Test func `says what happens to the call, with the calls of the run`() {
    let lines = Sample.comparison.text(.firstView, width: 100, color: false).lines
      .map { $0.split(separator: " ").joined(separator: " ") }

    #expect(
      lines.contains("search(coffee) becomes find(coffee) on Service, as the vendor likes it"))
    #expect(lines.contains("Decorator search(coffee) is forwarded unchanged"))
  }

  @Test func `has a table if it fits, else a block for each situation`() {
    let table = Sample.comparison.text(.firstView, width: 80, color: false)
    let blocks = Sample.comparison.text(.firstView, width: 60, color: false)

    #expect(table.contains("\nRepeat search   3 cafés  1  3 cafés 2  "))
    #expect(
      blocks.contains("\nRepeat search\n  Adapter, Decorator: 3 cafés 1\n  Bridge: 3 cafés 2\n"))
  }

  @Test func `reports a failed program, and explains the question mark`() {
    let text = Sample.failing("proxy", "hung").text(.firstView, width: 80, color: false)

    #expect(text.contains("\nproxy: hung\nThese are 2 of 12 steps. "))
    #expect(
      text.contains("\nQuestion mark: there is nothing to show, because the program failed.\n"))
    #expect(Sample.failing("proxy", "hung").markdown(.firstView).hasSuffix("\n- proxy: hung\n"))
  }

  @Test func `prints the table as Markdown, and the reasons below`() {
    let lines = Sample.comparison.markdown(.firstView).lines

    #expect(
      lines.contains(
        "| Repeat search | 3 cafés · 1 | 3 cafés · 2 | 3 cafés · 3 | **3 cafés · 0** | 3 cafés · 1 |"
      ))
    #expect(lines.contains("- Repeat search: The proxy remembers."))
    #expect(
      lines.contains("- \\* Anybody may search. That is the vendor's doing, not the pattern's."))
  }

  @Test func `lists all steps without lessons`() {
    let sample = Sample.oneStep(.search, ["a": Sample.cell("x", 1)])

    for format in [sample.text(.firstView, width: 80, color: false), sample.markdown(.firstView)] {
      #expect(format.contains("5 search"))
    }
    #expect(!sample.html(.firstView).contains("class=\"first\""))
  }

  @Test func `opens the page, before all steps`() throws {
    let page = Sample.comparison.html(.firstView)
    let first = try #require(page.firstRange(of: "<section class=\"first\""))
    let matrix = try #require(page.firstRange(of: "<section class=\"matrix\""))

    #expect(first.lowerBound < matrix.lowerBound)
    #expect(page.contains("Speaks another language."))
    #expect(!Sample.comparison.html(.step(.search)).contains("class=\"first\""))
  }
}

extension [UInt8] {
  fileprivate func contains(_ part: String.UTF8View) -> Bool {
    firstRange(of: Array(part)) != nil
  }
}
