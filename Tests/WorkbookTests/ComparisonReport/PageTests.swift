import TestSupport
import Testing
import Transcripts

@testable import ComparisonReport

@Suite(.ends(within: 600)) struct PageTests {
  private static let extents: [Scope<Step>] = [.all, .full, .step(.repeatSearch)]

  private static let samples = [
    Sample.comparison, Sample.wild, Sample.failing("proxy", "printed <nothing>"), hostile,
    Sample.oneStep(.search, ["only": Sample.cell("x", 0)]),
  ]

  /// Data that would break a page if it were taken for markup.
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
  func `is nested well, and has only its own markup`(_ index: Int, _ scope: Scope<Step>) {
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
  func `links only to its own parts, and has no address twice`(
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
    let page = Markup(sample.html(.all))
    let links = Set(page.values(of: "href"))
    let cells = page.tags.filter { $0.hasPrefix("<article class=\"cell\"") }

    #expect(cells.count == sample.steps.count * sample.columns.count)
    #expect(cells.allSatisfy { tag in links.contains { tag.contains("id=\"\($0.dropFirst())\"") } })
  }

  @Test func `has two tables with names, and headings for rows and columns`() {
    let page = Markup(Sample.comparison.html(.all))

    #expect(page.count("table") == 2)
    #expect(page.tags.count { $0.hasPrefix("<table") && $0.contains(" aria-labelledby=") } == 2)
    #expect(page.values(of: "scope").count { $0 == "col" } == 2 * 6)
    #expect(page.values(of: "scope").count { $0 == "row" } == 2 + Step.allCases.count)
    #expect(page.count("td") == 2 + 5 * (2 + Step.allCases.count), "two reasons, and the cells")
    #expect(page.tags.contains("<html lang=\"en\">"))
    #expect(page.count("main") == 1 && page.count("h1") == 1)
  }

  @Test func `keeps cells closed, unless all steps or one step are requested`() {
    #expect(Sample.comparison.html(.all).contains("<body class=\"closed\">"))
    #expect(Sample.comparison.html(.full).contains("<body class=\"open\">"))
    let step = Sample.comparison.html(.step(.swapAPart))
    #expect(step.contains("<body class=\"open\">"))
    #expect(Markup(step).count("h2") == 3)
    #expect(step.contains("Swap a part, as far as the pattern allows"))
    #expect(!step.contains("sign in with a wrong password"))
  }

  @Test func `reports a failed program`() {
    let source = Sample.failing("proxy", "printed <nothing>").html(.all)

    #expect(source.contains("<li>proxy: printed &lt;nothing&gt;</li>"))
    #expect(source.contains("<p class=\"reason\">printed &lt;nothing&gt;</p>"))
    #expect(source.contains("<dd class=\"troubles\">printed &lt;nothing&gt;</dd>"))
  }

  @Test func `links from the notices to the steps`() {
    let source = Sample.comparison.html(.all)

    #expect(
      source.contains(
        "<li><a href=\"#repeat-search\">6 repeat search</a>: The proxy remembers.</li>"))
    #expect(source.contains("<td role=\"cell\" colspan=\"6\">The proxy remembers.</td>"))
    #expect(source.contains("<p class=\"why\">It has a cache.</p>"))
  }

  @Test func `shows the structure of the columns`() {
    let source = Sample.comparison.html(.all)

    #expect(
      source.contains(
        "<dt>proxy</dt>\n<dd><code>SignedInOnlySearch &gt; CachedSearch &gt; LazySearch &gt; Service"
      ))
  }

  @Test func `draws the calls, side by side and large, and lists them`() {
    let source = Sample.comparison.html(.all)
    let cards = source.split(separator: "<figure class=\"card\"").dropFirst()
    let cells = source.split(separator: "<article class=\"cell\"").dropFirst()
      .map { $0.prefix(upTo: $0.firstRange(of: "</article>")?.lowerBound ?? $0.endIndex) }

    #expect(cards.count == 5 + 5 * Step.allCases.count, "for the first view, and for each step")
    #expect(cells.count { $0.contains("<svg") } == 5)
    #expect(cells.last?.contains("<li>decoratorWrapper calls Service: search(coffee)</li>") == true)
    // If calls are recorded, a cell without calls has a sentence instead.
    let taken = cells.count { $0.contains("The user sees") }
    #expect(cells.count { $0.contains("the client itself answers") } == taken - 5)
  }

  @Test func `draws nothing if calls aren't recorded`() {
    let source = Sample.oneStep(.search, ["a": Sample.cell("x", 1)]).html(.full)

    #expect(!source.contains("<svg"))
    #expect(!source.contains("The messages as a list"))
  }

  @Test func `counts no requests if no column reaches the network`() {
    var cell = Sample.cell("x", 0)
    cell.logs = ["line"]
    let source = Sample.oneStep(.search, ["a": cell]).html(.all)

    #expect(!source.contains("class=\"count"))
    #expect(!source.contains("requests"))
    #expect(source.contains("<h4>Log</h4>"))
  }

  @Test func `explains only signs that it shows`() {
    let matrix = Sample.comparison.html(.all)
    let step = Sample.comparison.html(.step(.repeatSearch))

    #expect(matrix.contains("n/a: not applicable to this version. The cell shows why."))
    #expect(!step.contains("n/a:"))
  }

  @Test func `cuts a long outcome off in the table, and shows it in full in its cell`() {
    let long = String(repeating: "x", count: 100)
    let source = Sample.oneStep(.search, ["a": Sample.cell(long, 1)]).html(.all)

    #expect(
      source.contains("<span class=\"outcome long\">\(String(repeating: "x", count: 59))…</span>"))
    #expect(source.contains("<span class=\"outcome\">\(long)</span>"))
  }

  @Test func `asks how each cell ends, and marks one answer to each question`() throws {
    let source = Sample.comparison.html(.all)
    let cells = source.split(separator: "<article class=\"cell\"").dropFirst().map(String.init)
    let failing = Sample.failing("proxy", "hung").html(.all)

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
