import Foundation
import Testing
import Tooling
import ToolingSupport

@testable import ChapterText

@Suite struct ChaptersProgramTests {
  private static let drifted = "<!-- Sources/A.swift -->\n```swift\nlet a = 1\nlet b = 3\n```\n"

  private static func package() throws -> MadeUpPackage {
    try MadeUpPackage([
      "README.md": "# A\n\n[b](Chapters/1-b/README.md)\n", "Chapters/1-b/README.md": drifted,
      "Sources/A.swift": "let a = 1\nlet b = 2\n",
    ])
  }

  private static func run(_ package: MadeUpPackage, _ words: String...) async throws -> ChildReport
  {
    await ChildProcess(
      try BuiltPrograms.file("chapters"), ["--package", package.folder.url.path] + words
    ).run(deadline: .seconds(60))
  }

  @Test func `prints each problem with its line, and counts`() async throws {
    let package = try Self.package()
    defer { package.remove() }

    let report = try await Self.run(package)

    #expect(report.ending == .exited(1))
    #expect(
      report.text == """
        Chapters/1-b/README.md:4: Sources/A.swift has it otherwise, from line 1 on \
        (- the page, + the truth)
            - let b = 3
            + let b = 2
        2 pages: 1 listing, 0 outputs, 0 commands, 1 link, 0 names, 0 diagrams, 0 numbers; 1 problem

        """)
  }

  @Test(arguments: ["README.md", "./README.md"])
  func `looks at the pages that are named`(_ name: String) async throws {
    let package = try Self.package()
    defer { package.remove() }

    let report = try await Self.run(package, name)

    #expect(report.ending == .exited(0))
    #expect(report.text.hasPrefix("1 page: 0 listings, "))
  }

  @Test func `looks at the pages of a folder that is named`() async throws {
    let package = try Self.package()
    defer { package.remove() }

    let report = try await Self.run(package, "Chapters/1-b")

    #expect(report.ending == .exited(1))
    #expect(report.text.contains("1 page: 1 listing, "))
  }

  @Test func `brings pages up to date, says what it rewrote, and checks them then`() async throws {
    let package = try Self.package()
    defer { package.remove() }

    let report = try await Self.run(package, "--update")
    let again = try await Self.run(package, "--update")

    #expect(report.ending == .exited(0))
    #expect(report.text.hasPrefix("Chapters/1-b/README.md:2: rewrote Sources/A.swift\n2 pages: "))
    #expect(again.text.hasPrefix("2 pages: "))
    #expect(try package.text(of: "Chapters/1-b/README.md").contains("let b = 2"))
  }

  @Test(arguments: [
    (["--package", "."], "unknown option '--package': see --help"),
    (["--updat"], "unknown option '--updat': did you mean '--update'?"),
    (["REDME.md"], "unknown page 'REDME.md': did you mean 'README.md'?"),
    (["Sources"], "unknown page 'Sources': see --help"),
  ])
  func `refuses what it doesn't understand`(_ words: [String], _ message: String) async throws {
    let package = try Self.package()
    defer { package.remove() }

    await #expect(throws: ProgramError.usage(message)) {
      try await ChaptersProgram.run(
        words, package: package.folder.url, programs: package.folder.url)
    }
  }
}
