import Testing

@testable import ChapterText

@Suite struct NameTests {
  private static let source = #"""
    /// Speaks of nothingElse.
    let gate = Gate()
    public struct Gate {
      var state = "half-open"
      func open(_ key: Key) throws { throw Jam(reason: "the gate \(key) is stuck") }
    }
    """#

  private static let tests = "@Suite struct GateTests {\n  @Test func `opens once`() {}\n}\n"

  private static let output = """

    <!-- swift run printf 'all is well at 7\\n' -->
    ```
    all is well at 7
    ```
    """

  private static func package(_ words: String, in path: String = "README.md") throws
    -> MadeUpPackage
  {
    try MadeUpPackage(
      [
        "Sources/Gates/Gate.swift": source, "Tests/GatesTests/GateTests.swift": tests,
        "Chapters/1-a/katas/first-steps/README.md": "",
      ].merging([path: "# A\n\n\(words)\n\(output)\n"]) { $1 })
  }

  @Test func `finds a name in an example that no Swift file has`() async throws {
    let example = "```swift\nlet key = Key()\ntry gate.open(key)\ntry gate.shut(key)\n```"
    let path = "Chapters/1-a/katas/first-steps/README.md"
    let package = try Self.package(example, in: path)
    defer { package.remove() }

    let problems = try await package.problems(.names, on: path)

    #expect(
      problems == [
        "\(path):6: no Swift file has the name 'shut', and the example doesn't introduce it"
      ])
  }

  @Test(arguments: [
    "Gate", "open(_:)", "gate.open(key)", "Gate.state", "half-open", "opens once", "func open(",
    "throw Jam(reason: \"the gate", "the gate 7 is stuck", "the gate ... is stuck", "--width",
    "--step NAME", "--give-up", "Sources/Gates", "Sources/Gates/", "Sources/Gates/Gate.swift",
    "first-steps", "compare", "all is well", "->", "Gate { ... }", "some Gate", "git diff",
    "GatesTests.GateTests/`opens once`", "try? gate.open(key)",
  ])
  func `knows what is there`(_ code: String) async throws {
    let package = try Self.package("Words ``\(code) ``.")
    defer { package.remove() }

    let problems = try await package.problems(.names)

    #expect(problems == [])
  }

  @Test(arguments: [
    ("Gat", "no Swift file has the name 'Gat'"), ("nothingElse", "no Swift file has the name"),
    ("close(_:)", "'close(_:)' stands in no Swift file, and none has the name 'close'"),
    ("Gate.key", "Gate has no member 'key'"), ("--wdth", "no program takes the option '--wdth'"),
    ("opens twice", "'opens twice' stands in no Swift file, and none has the name 'opens'"),
    ("Sources/Gate", "'Sources/Gate' stands in no Swift file"),
    ("is well at", "'is well at' stands in no Swift file"),
    ("reason state", "'reason state' stands in no Swift file, and in no output on this page"),
    ("the gate 7 is open", "'the gate 7 is open' stands in no Swift file"),
    ("Gate ... close", "no Swift file has the name 'close'"), ("ate", "no Swift file has the name"),
  ])
  func `names what it doesn't know`(_ code: String, _ message: String) async throws {
    let words = code == "is well at" ? "" : Self.output
    let package = try MadeUpPackage([
      "README.md": "# A\n\nWords `\(code)`.\n\(words)", "Sources/Gates/Gate.swift": Self.source,
      "Tests/GatesTests/GateTests.swift": Self.tests,
    ])
    defer { package.remove() }

    let problems = try await package.problems(.names)

    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("README.md:3: \(message)") == true, "\(problems)")
  }

  @Test func `names a test that isn't there`() async throws {
    let package = try Self.package("Run ``GateTests/`opens twice` ``.")
    defer { package.remove() }

    let problems = try await package.problems(.names)

    #expect(problems == ["README.md:3: no test is called 'opens twice'"])
  }

  @Test func `lets a kata's page speak of its examples`() async throws {
    let path = "Chapters/1-a/katas/first-steps/README.md"
    let package = try MadeUpPackage([path: "# A\n\n`lamp`\n```swift\nlet lamp = 1\n```\n"])
    defer { package.remove() }

    let problems = try await package.problems(.names, on: path)

    #expect(problems == [])
  }
}
