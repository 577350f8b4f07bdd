import Testing

@testable import ChapterText

@Suite struct CommandTests {
  private static let tests = """
    @Suite struct GateTests {
      @Test func `opens once`() {}
    }
    """

  private static func package(_ words: String) throws -> MadeUpPackage {
    try MadeUpPackage([
      "README.md": "# A\n\n\(words)\n", "Tests/GatesTests/GateTests.swift": tests,
      "Chapters/1-a/katas/first-steps/README.md": "# Kata 1.1: B\n",
      "Chapters/1-a/katas/first-steps/Exercise/FirstSteps.swift": "",
      "Chapters/1-a/katas/first-steps/Tests/StepTests.swift": "func `walks`() {}",
      "Tests/Mistakes/proxy/06a-key.patch": "",
    ])
  }

  @Test(arguments: [
    "Scripts/compare", "Scripts/compare --step same-search --width 80",
    "swift run compare --step 6", "swift run compare --only proxy,adapter --full",
    "Scripts/compare --step NAME", "Scripts/compare --width=80",
    "swift run posts --source in-memory",
    "swift run messages --step taken-down", "Scripts/kata", "Scripts/kata start first-steps",
    "Scripts/kata check NAME --format json", "Scripts/kata solution first-steps --give-up",
    "Scripts/check mistakes proxy", "Scripts/check mistakes proxy/06 --jobs 2",
    "Scripts/chapters --update README.md",
    "Scripts/check katas",
    "swift test", "swift test --filter GatesTests", "swift test --filter '^GatesTests'",
    "swift test --filter 'opens once'", "swift test --filter GatesTests.GateTests",
    "swift test --filter FirstStepsKata", "swift build",
  ])
  func `accepts a command that works`(_ command: String) async throws {
    let package = try Self.package("```sh\n\(command)\nwhat one types\n```\n`\(command)`")
    defer { package.remove() }

    let problems = try await package.problems(.commands)

    #expect(problems == [])
  }

  @Test(arguments: [
    ("swift run compar", "there is no program 'compar': one of chapters, check, "),
    ("Scripts/nothing --full", "there is no program 'nothing'"),
    ("Scripts/posts", "there is no Scripts/posts"),
    ("Scripts/compare --stp 6", "compare: unknown option '--stp': did you mean '--step'?"),
    ("Scripts/compare --step same-serch", "compare: unknown step 'same-serch': did you mean"),
    ("Scripts/compare --step 12", "compare: there is no step 12: give a number from 1 to 11"),
    ("Scripts/compare --only proxi", "compare: unknown column 'proxi': did you mean 'proxy'?"),
    ("Scripts/compare --stp NAME", "compare has no option '--stp'"),
    ("Scripts/compare extra", "compare: stray argument 'extra'"),
    ("swift run posts --source in-memry", "there is no source 'in-memry'"),
    ("Scripts/chapters --update READM.md", "there is no page 'READM.md'"),
    ("Scripts/kata begin first-steps", "kata: unknown command 'begin'"),
    ("Scripts/kata start first-step", "there is no kata 'first-step'"),
    ("Scripts/kata check --limit 5 first-step", "there is no kata 'first-step'"),
    ("Scripts/check katas first-step", "there is no kata 'first-step'"),
    ("Scripts/check mistakes proxy/07", "there is no mistake 'proxy/07'"),
    ("swift test --filter GateTest.x", "no test, suite or test target matches 'GateTest.x'"),
    ("swift test --filter 'opens twice'", "no test, suite or test target matches 'opens twice'"),
    ("swift test --parallel", "only 'swift test', 'swift test list' and"),
    ("swift build --product kata", "only 'swift build' alone can be checked"),
    ("swift run", "say which program: swift run NAME"),
    ("Scripts/compare | head", "'|' in a command can't be checked: leave it out"),
    ("Scripts/compare 'a", "a quotation mark isn't closed"),
  ])
  func `says what is wrong with a command`(_ command: String, _ message: String) async throws {
    let package = try Self.package("```sh\n\(command)\n```")
    defer { package.remove() }

    let problems = try await package.problems(.commands)

    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("README.md:4: \(message)") == true, "\(problems)")
  }

  @Test func `checks a command within a sentence`() async throws {
    let package = try Self.package("Try `swift run nothing`.")
    defer { package.remove() }

    let problems = try await package.problems(.commands)

    #expect(problems.first?.hasPrefix("README.md:3: there is no program 'nothing'") == true)
  }

  @Test func `notices a line to type that no command comes before`() async throws {
    let package = try Self.package("```sh\necho a\nswift test\n```")
    defer { package.remove() }

    let problems = try await package.problems(.commands)

    #expect(
      problems == [
        "README.md:4: a fence of sh begins with a command: 'swift ...' or 'Scripts/...'"
      ])
  }
}
