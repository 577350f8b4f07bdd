import TerminalText
import TestSupport
import Testing
import Transcripts

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct BlocksTests {
  @Test(.serialized, arguments: Sample.widths)
  func `stays within the width`(_ width: Int) {
    let lines = Sample.wild.text(.full, width: width, color: false).lines
    #expect(lines.allSatisfy { $0.displayWidth <= width && $0.last != " " })
  }

  @Test(arguments: [40, 41, 60, 80, 138, 139, 180, 250])
  func `leaves no text out`(_ width: Int) {
    for sample in [Sample.comparison, Sample.wild] {
      let lines = sample.text(.full, width: width, color: false).lines
      let columns = starts(in: lines, of: sample) ?? [0]
      let ends = columns.dropFirst() + [width]
      let pages =
        zip(columns, ends).map { start, end in
          lines.map { $0.slice(start..<end) }.joined().squeezed
        } + [lines.joined().squeezed]
      let texts = Step.allCases.flatMap { step in
        sample.columns.flatMap { column in
          Part.allCases.flatMap { sample.shown(step, in: column).lines($0) }
        }
      }
      for text in Set(texts) {
        #expect(pages.contains { $0.contains(text.squeezed) }, "\(text)")
      }
    }
  }

  @Test(arguments: [(140, 5, false), (141, 5, true), (88, 3, false), (89, 3, true), (63, 2, true)])
  func `is side by side while columns are readable`(_ width: Int, _ count: Int, _ fits: Bool) {
    var sample = Sample.comparison
    sample.columns = Array(sample.columns.prefix(count))
    let lines = sample.text(.full, width: width, color: false).lines
    #expect((starts(in: lines, of: sample) != nil) == fits)
  }

  @Test func `shows the most common call once, and different calls in their columns`() {
    let lines = step(.search, width: 80)
    #expect(lines.count { $0.contains("await search.show(") } == 1)
    #expect(lines.count { $0.hasPrefix("    call ") } == 1)
    #expect(
      lines.firstIndex(of: "  await search.show(\"coffee\", near: \"Harbor Square\")") != nil)
  }

  @Test(arguments: [60, 250])
  func `refers to an earlier column for equal lines`(_ width: Int) {
    let cell = { (outcome: String, reaches: [String]) in
      Cell(call: "go()", outcome: outcome, shows: ["one long line of the answer"], reaches: reaches)
    }
    let sample = Sample.oneStep(
      .search,
      ["a": cell("x", []), "b": cell("x", []), "c": cell("y", []), "d": cell("y", ["GET"])])
    let lines = sample.text(.step(.search), width: width, color: false).lines
    let text = lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.count { $0.contains("one long line") } == 1)
    if width == 60 {
      #expect(
        text.dropFirst(3).prefix(9) == [
          "a, b: x", "user sees one long line of the answer", "network nothing",
          "c: y", "user sees same as a", "network nothing", "d: y", "user sees same as a",
          "network GET",
        ])
    } else {
      #expect(
        text.dropFirst(3).prefix(4) == [
          "a b c d", "outcome x same as a y y",
          "user sees one long line of the answer same as a same as a",
          "network nothing nothing GET",
        ])
    }
  }

  @Test(arguments: [80, 250])
  func `gives the reason why a version can't take the step`(_ width: Int) {
    let text = step(.bestRated, width: width).joined(separator: "\n")
    #expect(text.ranges(of: "This isn't the pattern's job.").count == 1)
    #expect(text.contains(width == 80 ? "  adapter, facade, proxy: n/a" : "same as adapter"))
  }

  @Test(arguments: [80, 250])
  func `reports a failed program`(_ width: Int) {
    let sample = Sample.failing("proxy", "crashed with signal 11")
    let text = sample.text(.full, width: width, color: false)
    #expect(text.lines.contains("  proxy      ? crashed with signal 11"))
    #expect(!text.contains("same as proxy"))
  }

  @Test(arguments: [60, 140])
  func `folds cells that look alike, even with different messages`(_ width: Int) {
    var watched = Sample.comparison
    for (index, column) in watched.columns.enumerated() {
      let message = Message(.call, from: "Screen", to: "\(column)", "\(index)")
      for row in Step.allCases.indices {
        watched.transcripts[column]?.rows[row].cell.messages = [message]
      }
    }

    let text = watched.text(.full, width: width, color: false)
    #expect(text == Sample.comparison.text(.full, width: width, color: false))
  }

  @Test func `shows only one step, and the structure of the columns`() {
    let lines = step(.lostRequest, width: 80)
    #expect(lines.contains("  proxy      SignedInOnlySearch > CachedSearch > LazySearch > Service"))
    #expect(lines.filter { $0.first?.isNumber == true }.map { $0.prefix(9) } == ["9 lost-re"])
    let full = Sample.comparison.text(.full, width: 80, color: false).lines
    #expect(full.contains("  proxy      SignedInOnlySearch > CachedSearch > LazySearch > Service"))
    #expect(full.count { $0.first?.isNumber == true } == Step.allCases.count)
  }

  private func step(_ step: Step, width: Int) -> [String] {
    Sample.comparison.text(.step(step), width: width, color: false).lines
  }

  /// The positions of side-by-side columns.
  private func starts(in lines: [String], of sample: Comparison<Step>) -> [Int]? {
    let header = lines.first { line in
      line.split(separator: " ").map { String($0) } == sample.columns
    }
    guard let header else { return nil }
    return sample.columns.compactMap { column in
      header.firstRange(of: column).map { String(header[..<$0.lowerBound]).displayWidth }
    }
  }
}
