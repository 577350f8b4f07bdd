import TestSupport
import Testing
import Transcripts

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct PageTests {
  private static let extents: [Scope<Step>] = [.matrix, .full, .step(.repeatSearch)]

  private static let samples = [
    Sample.comparison, Sample.wild, Sample.failing("proxy", "printed <nothing>"), hostile,
    Sample.oneStep(.search, ["only": Sample.cell("x", 0)]),
  ]

  /// What would become of a page that took data for marks.
  private static let hostile: Comparison<Step> = {
    let bad = "</style></pre>--><script>alert('1')</script>\"]]>&\u{202E}\u{0}\n<img src=x>"
    var comparison = Sample.comparison
    for column in comparison.columns {
      let cell = Cell(
        call: bad, outcome: bad, shows: [bad], reaches: [bad], logs: [bad],
        messages: [Message(.call, from: bad, to: "b\(bad)", bad)])
      comparison.transcripts[column]?.rows[5].cell = cell
      comparison.transcripts[column]?.built.append(bad)
    }
    return comparison
  }()

  @Test(arguments: samples.indices, extents)
  func `is nested well, and holds only marks of its own`(_ index: Int, _ scope: Scope<Step>) {
    let source = Self.samples[index].html(scope)
    let page = Markup(source)

    #expect(page.flaws == [])
    #expect(page.count("script") == 0)
    #expect(page.count("img") == 0)
    #expect(!source.contains("url("))
    #expect(source.contains("content=\"default-src &#39;none&#39;;"))
    #expect(source.matches(of: /<(\/?)([a-z0-9]+)/).count == source.count { $0 == "<" } - 1)
  }

  @Test(arguments: samples.indices, extents)
  func `links only to what is on it, and gives no address twice`(
    _ index: Int, _ scope: Scope<Step>
  ) {
    let page = Markup(Self.samples[index].html(scope))
    let addresses = page.values(of: "id")
    let links = page.values(of: "href").filter { $0 != "data:," }
    let labels = page.values(of: "aria-labelledby")

    #expect(Set(addresses).count == addresses.count)
    #expect(links.allSatisfy { $0.hasPrefix("#") && addresses.contains(String($0.dropFirst())) })
    #expect(Set(labels).isSubset(of: addresses))
  }

  @Test(arguments: samples.indices)
  func `leads from each cell of the matrix to the cell`(_ index: Int) {
    let sample = Self.samples[index]
    let page = Markup(sample.html(.matrix))
    let links = Set(page.values(of: "href"))
    let cells = page.tags.filter { $0.hasPrefix("<article class=\"cell\"") }

    #expect(cells.count == sample.steps.count * sample.columns.count)
    #expect(cells.allSatisfy { tag in links.contains { tag.contains("id=\"\($0.dropFirst())\"") } })
  }

  @Test func `is a table with a caption, and headings for rows and columns`() {
    let page = Markup(Sample.comparison.html(.matrix))

    #expect(page.count("table") == 1)
    #expect(page.count("caption") == 1)
    #expect(page.values(of: "scope").count { $0 == "col" } == 6)
    #expect(page.values(of: "scope").count { $0 == "row" } == Step.allCases.count)
    #expect(page.count("td") == 5 * Step.allCases.count)
    #expect(page.tags.contains("<html lang=\"en\">"))
    #expect(page.count("main") == 1 && page.count("h1") == 1)
  }

  @Test func `waits for a choice, unless all or one step is asked for`() {
    #expect(Sample.comparison.html(.matrix).contains("<body class=\"closed\">"))
    #expect(Sample.comparison.html(.full).contains("<body class=\"open\">"))
    let step = Sample.comparison.html(.step(.swapAPart))
    #expect(step.contains("<body class=\"open\">"))
    #expect(Markup(step).count("h2") == 4)
    #expect(step.contains("The client unchanged, over other parts"))
    #expect(!step.contains("sign in with a wrong password"))
  }

  @Test func `says what happened to a program that failed`() {
    let source = Sample.failing("proxy", "printed <nothing>").html(.matrix)

    #expect(source.contains("<li>proxy: printed &lt;nothing&gt;</li>"))
    #expect(source.contains("<p class=\"reason\">printed &lt;nothing&gt;</p>"))
    #expect(source.contains("<dd class=\"troubles\">printed &lt;nothing&gt;</dd>"))
  }

  @Test func `leads from what there is to notice to the cells`() {
    let source = Sample.comparison.html(.matrix)

    #expect(
      source.contains(
        "<li><a href=\"#repeat-search\">6 same search</a>: only <a href=\"#repeat-search-proxy\">proxy</a>"
          + " shows 3 cafés without reaching the network.</li>"))
    #expect(
      source.contains(
        "<li><a href=\"#search\">5 search</a> and <a href=\"#next-page\">7 next page</a>: "))
  }

  @Test func `says how the columns are put together`() {
    let source = Sample.comparison.html(.matrix)

    #expect(
      source.contains(
        "<dt>proxy</dt>\n<dd><code>SignedInOnlySearch &gt; CachedSearch &gt; LazySearch &gt; Service"
      ))
  }

  @Test func `draws what was watched, and tells it as a list`() {
    var sample = Sample.comparison
    sample.transcripts["proxy"]?.rows[5].cell.messages = [
      Message(.call, from: "SearchScreen", to: "CachedSearch", "search"),
      Message(.unwatched, from: "CachedSearch", to: "Vendor", "It is a class."),
      Message(.answer, from: "CachedSearch", to: "SearchScreen", "3 cafés"),
    ]
    let source = sample.html(.matrix)
    let page = Markup(source)

    #expect(page.count("svg") == 1)
    #expect(source.contains("<li>SearchScreen calls CachedSearch: search</li>"))
    #expect(source.contains("<li>CachedSearch answers SearchScreen: 3 cafés</li>"))
    #expect(source.contains("<figcaption>Not watched: It is a class.</figcaption>"))
    // Where a program is watched, a cell without messages tells something.
    let silent = sample.transcripts["proxy"]?.rows.count { $0.cell.isTaken } ?? 0
    #expect(source.matches(of: /the screen answered by itself/).count == silent - 1)
  }

  @Test func `draws nothing where nobody watched`() {
    let source = Sample.comparison.html(.full)

    #expect(!source.contains("<svg"))
    #expect(!source.contains("From part to part"))
  }

  @Test func `counts no requests where no column reaches the network`() {
    var cell = Sample.cell("x", 0)
    cell.logs = ["line"]
    let source = Sample.oneStep(.search, ["a": cell]).html(.matrix)

    #expect(!source.contains("class=\"count"))
    #expect(!source.contains("network"))
    #expect(source.contains("Was logged"))
  }

  @Test func `explains only signs that are on it`() {
    let matrix = Sample.comparison.html(.matrix)
    let step = Sample.comparison.html(.step(.repeatSearch))

    #expect(matrix.contains("A dash: nothing to show in this version; the cell says why."))
    #expect(!step.contains("A dash:"))
  }

  @Test func `keeps a long outcome short in the matrix, and whole in its cell`() {
    let long = String(repeating: "x", count: 100)
    let source = Sample.oneStep(.search, ["a": Sample.cell(long, 1)]).html(.matrix)

    #expect(
      source.contains("<span class=\"outcome long\">\(String(repeating: "x", count: 59))…</span>"))
    #expect(source.contains("a: <span class=\"outcome\">\(long)</span>"))
  }

  @Test func `asks of each cell how it ends, and marks one answer to each question`() throws {
    let source = Sample.comparison.html(.matrix)
    let cells = source.split(separator: "<article class=\"cell\"").dropFirst().map(String.init)
    let failing = Sample.failing("proxy", "hung").html(.matrix)

    #expect(cells.count == 60)
    for cell in cells {
      let guess = try #require(
        cell.firstMatch(of: /<div class="guess".*?<\/div>/.dotMatchesNewlines()))
      let right = guess.output.matches(of: /class="right( alone)?"/)
      let isNothing = cell.contains("<p class=\"reason\">")
      #expect(right.map { $0.output.1 != nil } == (isNothing ? [true] : [false, false]))
      #expect(guess.output.matches(of: /-ends"/).count >= 3)
    }
    #expect(failing.matches(of: /<div class="guess"/).count == 48)
    #expect(!Sample.oneStep(.search, ["a": Sample.cell("x", 0)]).html(.full).contains("-counts\""))
  }
}
