import Testing

@testable import ChapterText

@Suite struct CaptionTests {
  private static func page(_ caption: String, _ mark: String) -> String {
    "# A\n\nWords.\n\n\(caption)\n<!-- \(mark) -->\n```\(mark.hasSuffix("swift") ? "swift" : "")\n```\n"
  }

  private static func problems(_ page: String) async throws -> [String] {
    let package = try MadeUpPackage(["Chapters/1-a/README.md": page])
    defer { package.remove() }
    return try await package.problems(.captions, on: "Chapters/1-a/README.md")
  }

  @Test(arguments: [
    page("`swift run posts`\n", "swift run posts"), page("`swift run posts`", "swift run posts"),
    page("`Scripts/compare --full`\n", "Scripts/compare --full --width 80"),
    page("`Scripts/compare\n--full`\n", "Scripts/compare --width 80 --full"),
    page("What `swift run kata` prints:\n", "swift run posts"),
    page("`words`\n", "swift run posts"),
    page("[A.swift](../../Sources/A.swift)\n", "Sources/A.swift"),
    page("[`A.swift`](../../Sources/A.swift)", "Sources/A.swift"),
    page("See [B](../../Sources/B.swift).\n", "Sources/A.swift"),
    "<!-- Sources/A.swift -->\n```swift\n```\n",
    "`Scripts/kata`\n```\na\n```\n<!-- Sources/A.swift -->\n```swift\n```\n",
  ])
  func `accepts the comment's file or command above it`(_ page: String) async throws {
    let problems = try await Self.problems(page)

    #expect(problems == [])
  }

  @Test(arguments: [
    (
      page("`swift run kata`\n", "swift run posts"),
      "the command of the output below is `swift run posts`"
    ),
    (
      page("`swift run kata`:", "swift run posts"),
      "the command of the output below is `swift run posts`"
    ),
    (
      page("`Scripts/compare --step 5`\n", "Scripts/compare --step 6 --width 80"),
      "the command of the output below is `Scripts/compare --step 6`"
    ),
    (
      page("[A.swift](../../Sources/B.swift)\n", "Sources/A.swift"),
      "the listing below is of Sources/A.swift"
    ),
    (
      page("[B.swift](../../Sources/A.swift)\n", "Sources/A.swift"),
      "the words of the link are the file's name: A.swift"
    ),
  ])
  func `names the comment's file or command where another stands above it`(
    _ page: String, _ message: String
  ) async throws {
    let problems = try await Self.problems(page)

    #expect(problems == ["Chapters/1-a/README.md:5: \(message)"])
  }
}
