import Testing

@testable import ChapterText

@Suite struct TableTests {
  private static let sources = [
    "Sources/Gate.swift": "struct Gate { let key: Key }", "Sources/Key.swift": "struct Key {}",
  ]

  @Test(arguments: [
    "| a gate | `Gate` | [file](Sources/Gate.swift) |",
    "| keys | `Key` | [used](Sources/Gate.swift) |", "| `String` | [file](Sources/Key.swift) |",
    "| `Gate` | [1](Sources/Gate.swift), [2](Sources/Key.swift) |", "[Gate](Sources/Gate.swift)",
    "`Gate` and [the file](Sources/Key.swift)", "[the gate](Sources/Key.swift)",
  ])
  func `accepts a type beside its file`(_ row: String) async throws {
    var files = Self.sources
    files["README.md"] = row
    let package = try MadeUpPackage(files)
    defer { package.remove() }

    let problems = try await package.problems(.tables)

    #expect(problems == [])
  }

  @Test(arguments: [
    "| a gate | `Gate` | [file](Sources/Key.swift) |", "[Gate](Sources/Key.swift)",
    "[`Gate`](Sources/Key.swift)",
  ])
  func `names a type that isn't in its file`(_ row: String) async throws {
    var files = Self.sources
    files["README.md"] = "# A\n\n\(row)"
    let package = try MadeUpPackage(files)
    defer { package.remove() }

    let problems = try await package.problems(.tables)

    #expect(problems == ["README.md:3: 'Gate' isn't named in Sources/Key.swift"])
  }
}
