import TestSupport
import Testing
import Transcripts

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct MarkdownTests {
  @Test(arguments: [
    ("a|b", "a\\|b"), ("<b>*x*</b>", "\\<b\\>\\*x\\*\\</b\\>"), ("snake_case", "snake\\_case"),
    ("`x`", "\\`x\\`"), ("two\nlines", "two lines"), ("- x", "\\- x"), ("1. x", "1\\. x"),
    ("3.9", "3\\.9"), ("a-b 2.5", "a-b 2.5"), ("[x](y)", "\\[x\\]\\(y\\)"), ("    x", "x"),
    ("# x & y", "\\# x \\& y"), ("\\", "\\\\"), ("\u{1B}", "␛"), ("-", "\\-"),
  ])
  func `escapes all special characters`(_ text: String, _ escaped: String) {
    #expect(text.markdown == escaped)
  }

  @Test(arguments: [("x", "`x`"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("a|b\nc", "`a|b c`")])
  func `fences code by more backticks than it holds`(_ code: String, _ fenced: String) {
    #expect(code.markdownCode == fenced)
  }

  @Test func `prints one table with a line per step`() {
    var sample = Sample.comparison
    sample.transcripts["proxy"]?.rows[0].cell.outcome = "a|b\nc"
    let lines = sample.markdown(.all).lines
    let table = lines.prefix { $0.hasPrefix("|") }
    #expect(table.count == Step.allCases.count + 2)
    #expect(table.allSatisfy { $0.replacing("\\|", with: "").count { $0 == "|" } == 7 })
    #expect(table[0] == "|  | Adapter | Bridge | Facade | Proxy | Decorator |")
    #expect(table[2].contains("| a\\|b c · 0 |"))
    #expect(lines.contains("**What to notice**"))
    #expect(lines.contains { $0.hasPrefix("- Repeat search: The proxy remembers") })
  }

  @Test func `reports a failed program`() {
    let sample = Sample.failing("proxy", "printed <nothing>")
    #expect(sample.markdown(.all).lines.contains("- proxy: printed \\<nothing\\>"))
    #expect(sample.markdown(.full).lines.contains("- **proxy**: ? printed \\<nothing\\>"))
  }

  @Test func `prints a step as a section, with equal cells folded`() {
    let lines = Sample.comparison.markdown(.step(.bestRated)).lines
    #expect(lines.count { $0.hasPrefix("## ") } == 1)
    #expect(lines.contains("## 8 best-rated: the best-rated cafés first"))
    #expect(lines.contains("```swift"))
    #expect(lines.contains("- **adapter, facade, proxy**: n/a"))
    #expect(lines.contains("  - This isn't the pattern's job."))
    #expect(lines.contains("    - same as bridge"))
    #expect(lines.contains("    - `GET /tiles/12/8`"))
  }

  @Test func `gives a call that contains a fence a longer fence`() {
    var cell = Sample.cell("x", 0)
    cell.call = "say(\"```\")\nand(more)"
    let text = Sample.oneStep(.search, ["a": cell]).markdown(.full)
    #expect(text.contains("````swift\nsay(\"```\")\nand(more)\n````\n"))
  }

  @Test func `prints table, notices, structure and all steps, and ends with one newline`() {
    let text = Sample.comparison.markdown(.full)
    #expect(text.contains("| Adapter |"))
    #expect(text.contains("**What to notice**"))
    #expect(
      text.contains("**Structure, outermost wrapper first (a step may use different parts)**"))
    #expect(text.lines.count { $0.hasPrefix("## ") } == Step.allCases.count)
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test func `explains bold cells if there are any`() {
    #expect(
      Sample.comparison.markdown(.all).contains("\n- Bold: worth noticing.\n"))
    #expect(!Sample.oneStep(.search, ["a": Sample.cell("x", 1)]).markdown(.all).contains("Bold"))
  }

  @Test func `draws the calls of a step, column by column`() {
    let text = Sample.comparison.markdown(.step(.forwarded))

    #expect(text.ranges(of: "```text\nclient ").count == 5)
    #expect(
      text.contains(
        """
        **bridge**

        ```text
        client   bridge     inner    network
           |        |         |         |
           | search(coffee)   |         |
           |------->|         |         |
           |        | search(coffee)    |
           |        |-------->|         |
           |        |    GET /service/search
           |        |         |========>|
           |        |< - - - -| 3 cafés |
           |        | log: a line       |
           |< - - - | 3 cafés |         |
           |        |         |         |
        ```

        """))
  }

  @Test func `keeps a picture's fence whatever is in it`() {
    var cell = Sample.cell("x", 0)
    cell.messages = [
      Message(.call, from: "```", to: Sample.wildText, "```\n``` x"),
      .init(.log, from: "", to: "", ""),
    ]
    let lines = Sample.oneStep(.search, ["a": cell]).markdown(.full).lines

    #expect(lines.count { $0.hasPrefix("```") } == 4)
  }
}
