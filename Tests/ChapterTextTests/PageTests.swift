import Foundation
import Testing
import ToolingSupport

@testable import ChapterText

@Suite struct PageTests {
  @Test func `finds the fences with their language, comment, line and body`() {
    let page = Page(
      path: "README.md",
      text: """
        Words.

        <!-- Scripts/compare -->
        ```
        a

        ```
        1. A point.
           ```swift
           let b = 1
             // c
           ```
        """)

    #expect(
      page.fences == [
        Fence(
          language: "", mark: "Scripts/compare", line: 4, indentation: 0, body: ["a", ""]),
        Fence(
          language: "swift", mark: nil, line: 9, indentation: 3, body: ["let b = 1", "  // c"]),
      ])
    #expect(page.textLines.filter { !$0.isEmpty }.count == 3)
  }

  @Test func `ends a fence of four backticks at four`() {
    let page = Page(path: "README.md", text: "````\n```\na\n```\n````\nWords.")

    #expect(page.fences.map(\.body) == [["```", "a", "```"]])
    #expect(page.fences.map(\.isOpen) == [false])
  }

  @Test func `notes a fence that is never closed`() {
    let page = Page(path: "README.md", text: "```sh\nswift test")

    #expect(page.fences.map(\.isOpen) == [true])
  }

  @Test func `finds code within sentences, over a line's end, and with backticks inside`() {
    let page = Page(
      path: "README.md", text: "A `b\n  c` and ``d `e` `` here.\n\nAn ` alone.\n\n`f``g`")

    #expect(
      page.inline.spans == [
        CodeSpan(text: "b c", line: 1), CodeSpan(text: "d `e`", line: 2),
        CodeSpan(text: "f``g", line: 6),
      ])
  }

  @Test func `finds links, and none in code or comments`() {
    let page = Page(
      path: "README.md",
      text: "[a `b`](c.md#d), `[e](f)` <!-- [g](h) -->\n![i](j.png \"k\") [l] (m)")

    #expect(
      page.inline.links == [
        Link(text: "a `b`", target: "c.md#d", line: 1), Link(text: "i", target: "j.png", line: 2),
      ])
  }

  @Test func `keeps the sentences, without code, comments, tags and targets`() {
    let page = Page(
      path: "README.md", text: "a `b 1` [2. c](d3)\n<!-- 4\n5 --> <b class=\"6\">e</b>\n```\n7\n```"
    )

    #expect(page.inline.prose == "a ` [ c]\n\n e\n\n\n")
  }

  @Test(arguments: [
    ("## The idea", "the-idea"), ("# 4. Proxy", "4-proxy"),
    ("## Its neighbour, and `when not` to", "its-neighbour-and-when-not-to"),
    ("## Über: uns-er_", "über-uns-er_"),
  ])
  func `names a heading as GitHub does`(_ line: String, _ anchor: String) {
    let page = Page(path: "README.md", text: line)

    #expect(page.anchors == [anchor])
  }

  @Test func `tells two headings with the same words apart`() {
    let page = Page(path: "README.md", text: "## A\n```\n## A\n```\n## A\n### A")

    #expect(page.anchors == ["a", "a-1", "a-2"])
  }

  @Test func `takes each file in Markdown for a page, but hidden ones`() throws {
    let paths = [
      "A.md", "Chapters/1-a/b/c.md", "Scripts/README.md", "Sources/B/notes.md", ".build-x/a.md",
      ".hidden.md", "Sources/.b/c.md", "Sources/.d.md",
    ]
    let package = try MadeUpPackage(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
    defer { package.remove() }
    try Data([0xE9, 0x0A]).write(to: package.folder.url.appendingPathComponent("B.md"))

    let pages = package.check.pages.map(\.path)

    #expect(pages == ["A.md", "B.md"] + paths[1..<4])
  }

  @Test(arguments: [
    ("README.md", PageGroup.frontPage), ("Chapters/4-proxy/README.md", .chapter),
    ("Chapters/4-proxy/katas/ask-once/README.md", .kata), ("Chapters/glossary.md", .glossary),
    ("Tests/Mistakes/README.md", .mistakes), ("Sources/CaseStudies/Posts/README.md", .caseStudy),
  ])
  func `knows what kind of page it is by its path`(_ path: String, _ group: PageGroup) {
    let page = Page(path: path, text: "")

    #expect(page.group == group)
  }
}
