import Testing

@testable import ChapterText

@Suite struct NumberTests {
  private static func package(_ words: String) throws -> MadeUpPackage {
    try MadeUpPackage([
      "Chapters/1-a/README.md": """
      # 1. A

      \(words)

      <!-- swift run printf 'step 3 has 1000 and 4.5 and 12\\n' -->
      ```
      step 3 has 1000 and 4.5 and 12
      ```
      """,
      "Chapters/1-a/katas/b/README.md": "# Kata 1.1: B\n\nIt has 99.\n",
      "Chapters/1-a/katas/c/README.md": "# Kata 1.2: C\n",
      "Chapters/4-d/README.md": "# 4. D\n",
      "Sources/Step.swift": "enum Step { case a, b, c, d, e, f }",
    ])
  }

  @Test(arguments: [
    "It has 1000 of 4.5, **12** too.", "(GoF p. 207, p. 208), GoF pp. 216, 219-220 and 223",
    "Swift 6.2 or later, SE-0413, UTF-8, UTF8, ctrl-D", "*Design Patterns* (Addison-Wesley, 1994)",
    "Steps 3 and 6, step\n5, in step 1's row", "chapter 4, chapters 1 to 4",
    "kata 1.1, katas 1.1 to 1.2",
    "1. One\n2. Two", "## 5. Five", "`7` and [a](https://swift.org/9) <!-- 10 --> <br id=\"11\">",
    "[4. D](../4-d/README.md), [1.2 C](katas/c/README.md), [4](../4-d), [02a.patch](02a.patch)",
    "```sh\nswift test 7\n```",
  ])
  func `accepts numbers that are printed, and those that name a place`(
    _ words: String
  ) async throws {
    let package = try Self.package(words)
    defer { package.remove() }

    let problems = try await package.problems(.numbers, on: "Chapters/1-a/README.md")

    #expect(problems == [])
  }

  @Test(arguments: [
    ("It has 100.", "no output on this page has the number 100"),
    ("| a | 7 |", "no output on this page has the number 7"),
    ("It has 1,000.", "no output on this page has the number 1,000"),
    ("p. 207 of a book", "no output on this page has the number 207"),
    ("in 1994)", "no output on this page has the number 1994"),
    ("step 7", "there is no step 7: they go from 1 to 6"), ("Steps 2 to 9", "there is no step 9"),
    ("chapter 3", "there is no chapter 3"), ("katas 1.1 and 1.3", "there is no kata 1.3"),
    ("step 3. Then 5 more", "no output on this page has the number 5"),
    ("a 3rd time, in 5s, 5-fold", "no output on this page has the number 5"),
    ("[5. D](../4-d/README.md)", "'5' isn't the number of the page that this leads to: '4. D'"),
    ("[1.1 C](katas/c/README.md)", "'1.1' isn't the number of the page that this leads to"),
    ("[7](https://swift.org)", "'7' isn't the number of the page that this leads to: it has none"),
  ])
  func `names a number that nothing prints`(_ words: String, _ message: String) async throws {
    let package = try Self.package(words)
    defer { package.remove() }

    let problems = try await package.problems(.numbers, on: "Chapters/1-a/README.md")

    #expect(
      problems.first?.hasPrefix("Chapters/1-a/README.md:3: \(message)") == true, "\(problems)")
  }

  @Test func `leaves the numbers of a kata's task alone`() async throws {
    let package = try Self.package("")
    defer { package.remove() }

    let problems = try await package.problems(.numbers, on: "Chapters/1-a/katas/b/README.md")

    #expect(problems == [])
  }

  @Test func `counts the steps of the case study that a page is about`() async throws {
    let page = "Sources/CaseStudies/Posts/README.md"
    let package = try MadeUpPackage([
      page: "steps 2 and 3", "Sources/A.swift": "enum PostsStep { case a, b }",
      "Sources/B.swift": "enum Step { case a, b, c }",
    ])
    defer { package.remove() }

    let problems = try await package.problems(.numbers, on: page)

    #expect(problems == ["\(page):1: there is no step 3: they go from 1 to 2"])
  }
}
