import Testing

@testable import ChapterText

@Suite struct LinkTests {
  private static let chapter = "Chapters/1-a/README.md"

  private static func package(_ words: String) throws -> MadeUpPackage {
    try MadeUpPackage([
      "README.md": "# Top\n\n## Two words\n", "Sources/A.swift": "", "Chapters/11-b/README.md": "",
      chapter: "# 1. A\n\n\(words)\n",
    ])
  }

  @Test(arguments: [
    "[a](../../README.md)", "[a](../../README.md#two-words)", "[a](#1-a)", "[a](../../Sources)",
    "[a](../../Sources/A.swift)", "[a](https://swift.org/x#y)", "`[a](b)`", "[a](.)",
    "[chapter 1](../1-a)", "[all of\nChapter\n1](README.md#1-a)", "[chapter 1](#1-a)",
    "[chapter 2](https://swift.org)",
  ])
  func `accepts a link that leads somewhere`(_ words: String) async throws {
    let package = try Self.package(words)
    defer { package.remove() }

    let problems = try await package.problems(.links, on: Self.chapter)

    #expect(problems == [])
  }

  @Test(arguments: [
    ("[a](../README.md)", "there is no Chapters/README.md to link to"),
    ("[a](../../sources/A.swift)", "there is no sources/A.swift to link to"),
    ("[a](../../../README.md)", "the link leads out of the package: ../../../README.md"),
    ("[a](#two-words)", "this page has no heading '#two-words': it has 1-a"),
    ("[a](../../README.md#three)", "README.md has no heading '#three': it has top, two-words"),
    (
      "[a](../../Sources/A.swift#L3)",
      "only pages that are checked have places to link to: leave out '#L3'"
    ),
    ("[a]: ../../README.md", "write the link's target in the sentence, as in [words](target)"),
    ("[chapter 2](../1-a)", "the link says chapter 2, and leads to Chapters/1-a"),
    ("[chapter 1](../11-b)", "the link says chapter 1, and leads to Chapters/11-b"),
    ("[in Chapter 11](#1-a)", "the link says chapter 11, and leads to Chapters/1-a/README.md"),
    ("![a](picture.png)", "there is no Chapters/1-a/picture.png to link to"),
  ])
  func `says where a link would have to lead`(_ words: String, _ message: String) async throws {
    let package = try Self.package(words)
    defer { package.remove() }

    let problems = try await package.problems(.links, on: Self.chapter)

    #expect(problems == ["\(Self.chapter):3: \(message)"])
  }
}
