import Testing

@testable import ChapterText

@Suite struct ChapterFormTests {
  private static let path = "Chapters/4-proxy/README.md"

  /// A chapter that has everything.
  private static let good =
    "# 4. Proxy\n\n[Gate](../../Sources/Patterns/ProxyPattern/Gate.swift)\n"
    + ChapterForm.headings.map { heading in
      let below =
        switch heading {
        case "The idea":
          "```mermaid\nclassDiagram\nclass A\n```\n```mermaid\nsequenceDiagram\nautonumber\n```\n"
        case "The code": "<!-- Sources/Patterns/ProxyPattern/Key.swift -->\n```swift\nlet a\n```\n"
        case "Katas": "- [b](katas/b/README.md)\n"
        case "Questions":
          String(repeating: "<details><summary>A</summary>\n\nB\n\n</details>\n", count: 5)
        default: "Words.\n"
        }
      return "\n## \(heading)\n\n\(below)"
    }.joined()

  private static func problems(_ text: String) throws -> [String] {
    let package = try MadeUpPackage([
      path: text, "Sources/Patterns/ProxyPattern/Gate.swift": "struct Gate {}",
      "Sources/Patterns/ProxyPattern/Key.swift": "let a",
      "Chapters/4-proxy/katas/b/README.md": "# Kata 4.1: B",
    ])
    defer { package.remove() }
    let check = package.check
    guard let page = check.page(path) else { throw MadeUpPackage.Missing(path: path) }
    return check.form(of: page, pattern: "ProxyPattern").problems.map(\.message)
  }

  @Test func `accepts a chapter that has everything, and more`() throws {
    let problems = try Self.problems(
      Self.good.replacing("## Katas", with: "## Something else\n\n## Katas"))

    #expect(problems == [])
  }

  @Test(arguments: [
    (
      "## Traps in Swift", "## Traps",
      "the heading '## Traps in Swift' is missing, or stands too early"
    ),
    ("## The code", "## Run it", "the heading '## The code' is missing, or stands too early"),
    ("classDiagram", "flowchart TD", "'The idea' has no classDiagram"),
    ("sequenceDiagram", "flowchart TD", "'The idea' has no sequenceDiagram"),
    ("katas/b/README.md", "katas", "the kata b isn't linked"),
    (
      "ProxyPattern/Gate.swift", "",
      "Sources/Patterns/ProxyPattern/Gate.swift is neither shown nor linked"
    ),
    (
      "ProxyPattern/Key.swift", "Q",
      "Sources/Patterns/ProxyPattern/Key.swift is neither shown nor linked"
    ),
  ])
  func `names what a chapter lacks`(_ old: String, _ new: String, _ message: String) throws {
    let problems = try Self.problems(Self.good.replacing(old, with: new))

    #expect(problems.first == message)
  }

  @Test func `wants the parts in their order`() throws {
    let text = Self.good.replacing("## Run it", with: "## Later")
      .replacing("## The problem", with: "## Run it").replacing("## Later", with: "## The problem")

    let problems = try Self.problems(text)

    #expect(problems.contains("the heading '## The idea' is missing, or stands too early"))
  }

  @Test func `counts the questions`() throws {
    let text = Self.good.replacing("<details>", with: "", maxReplacements: 1)
    let problems = try Self.problems(text)

    #expect(problems == ["'Questions' has 4 folded answers: it needs 5"])
  }
}
