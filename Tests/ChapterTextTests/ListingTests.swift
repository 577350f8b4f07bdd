import Testing

@testable import ChapterText

@Suite struct ListingTests {
  private static let source = "struct A {\n  let a: Int\n  let b: Int\n}\n"

  private static func page(_ mark: String, _ fence: String) -> String {
    "# A\n\n\(mark)\n```\(fence)\n```\n"
  }

  @Test(arguments: [
    "swift\nstruct A {\n  let a: Int\n  let b: Int\n}", "swift\nstruct A {\n  // ...\n}",
  ])
  func `accepts what the file has`(_ fence: String) async throws {
    let page = Self.page("<!-- Sources/A.swift -->", fence)
    let package = try MadeUpPackage(["README.md": page, "Sources/A.swift": Self.source])
    defer { package.remove() }

    let problems = try await package.problems(.listings) + package.problems(.fences)

    #expect(problems == [])
  }

  @Test func `names page, line and difference of what the file has otherwise`() async throws {
    let page = Self.page(
      "<!-- Sources/A.swift -->", "swift\nstruct A {\n  let c: Int\n  let b: Int")
    let package = try MadeUpPackage(["README.md": page, "Sources/A.swift": Self.source])
    defer { package.remove() }

    let problems = try await package.problems(.listings)

    #expect(
      problems == [
        """
        README.md:6: Sources/A.swift has it otherwise, from line 1 on (- the page, + the truth)
            -   let c: Int
            +   let a: Int
        """
      ])
  }

  @Test func `names a file that isn't there`() async throws {
    let page = Self.page("<!-- Sources/B.swift -->", "swift\nstruct A {")
    let package = try MadeUpPackage(["README.md": page])
    defer { package.remove() }

    let problems = try await package.problems(.listings)

    #expect(problems == ["README.md:3: there is no file Sources/B.swift"])
  }

  @Test(arguments: [
    "../A.swift", "Sources/../../A.swift", "Sources/../Sources/A.swift", "/A.swift",
  ])
  func `names a file that isn't named from the package on`(_ path: String) async throws {
    let page = Self.page("<!-- \(path) -->", "swift\nstruct A {")
    let package = try MadeUpPackage(["README.md": page, "Sources/A.swift": Self.source])
    defer { package.remove() }

    let problems = try await package.problems(.listings)

    #expect(
      problems == [
        "README.md:3: write the path from the package's folder on, without '..': \(path)"
      ])
  }

  @Test(arguments: [
    ("", "swift\nlet a = 1", "a fence of swift shows lines of a file: write its path above it"),
    ("<!-- Scripts/compare -->", "json\n{}", "a fence of json shows lines of a file"),
    ("", "\na", "a fence without a language shows what a command prints"),
    ("<!-- Sources/A.swift -->", "\na", "a fence without a language shows what a command prints"),
    ("<!-- Scripts/compare -->", "sh\nswift test", "a fence of sh needs no comment above it"),
    ("", "python\na", "unknown language 'python': use swift, diff, json, sh, mermaid or none"),
  ])
  func `refuses a fence that can't be checked`(
    _ mark: String, _ fence: String, _ message: String
  ) async throws {
    let package = try MadeUpPackage(["README.md": Self.page(mark, fence)])
    defer { package.remove() }

    let problems = try await package.problems(.fences)

    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("README.md:4: \(message)") == true)
  }

  @Test func `lets a kata show examples that are in no file`() async throws {
    let path = "Chapters/1-adapter/katas/a/README.md"
    let package = try MadeUpPackage([path: Self.page("", "swift\nlet a = 1")])
    defer { package.remove() }

    let problems = try await package.problems(.fences, on: path)

    #expect(problems == [])
  }

  @Test func `notices a fence that is never closed`() async throws {
    let package = try MadeUpPackage(["README.md": "a\n```sh\nswift test\n"])
    defer { package.remove() }

    let problems = try await package.problems(.fences)

    #expect(problems == ["README.md:2: this fence is never closed"])
  }
}
