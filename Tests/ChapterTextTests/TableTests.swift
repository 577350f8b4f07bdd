import Testing

@testable import ChapterText

@Suite struct TableTests {
  private static let sources = [
    "Sources/Gate.swift": "struct Gate { let key: Key }", "Sources/Key.swift": "struct Key {}",
  ]

  @Test(arguments: [
    "| | | |\n|-|-|-|\n| a gate | `Gate` | [file](Sources/Gate.swift) |",
    "| | | |\n|-|-|-|\n| keys | `Key` | [used](Sources/Gate.swift) |",
    "| | |\n|-|-|\n| `String` | [file](Sources/Key.swift) |",
    "| | |\n|-|-|\n| `Gate` | [1](Sources/Gate.swift), [2](Sources/Key.swift) |",
    "[Gate](Sources/Gate.swift)",
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
    "| a gate | `Gate` | [file](Sources/Key.swift) |\n|-|-|-|", "[Gate](Sources/Key.swift)",
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

  @Test(arguments: [
    "| a | b |\n|:-:|---|\n| c | `d \\| e` |", "| a |\n|---|\n\n| b | c |\n|---|---|",
    "- a\n\n  | a | b\n  |---|---\n  | c |  |",
  ])
  func `accepts a table whose rows have equally many cells`(_ table: String) async throws {
    let package = try MadeUpPackage(["README.md": table])
    defer { package.remove() }

    let problems = try await package.problems(.tables)

    #expect(problems == [])
  }

  @Test(arguments: [
    ("| a |\n| b |", "1: the second line of a table is one of dashes, as in |---|---|"),
    ("| a |", "1: the second line of a table is one of dashes, as in |---|---|"),
    ("| a | b |\n|---|\n| c | d |", "2: the first row has 2 cells, this one 1"),
    ("| a | b |\n|---|---|\n| c |", "3: the first row has 2 cells, this one 1"),
    ("| a | b |\n|---|---|\n| c | `d | e` |", "3: the first row has 2 cells, this one 3"),
  ])
  func `says why a table isn't shown as it is meant`(
    _ table: String, _ message: String
  ) async throws {
    let package = try MadeUpPackage(["README.md": table])
    defer { package.remove() }

    let problems = try await package.problems(.tables)

    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("README.md:\(message)") == true)
  }

  private static let tests = [
    "Tests/ATests/DoorTests.swift": "// func `falls off`()\n@Test func `opens once`() {}\n",
    "Tests/ATests/BellTests.swift": "@Test func `rings twice`() {}\n",
  ]

  private static func page(_ rows: String...) -> [String: String] {
    tests.merging(["README.md": "| test | suite |\n|---|---|\n" + rows.joined(separator: "\n")]) {
      $1
    }
  }

  @Test(arguments: [
    page(
      "| `opens once` | [DoorTests](Tests/ATests/DoorTests.swift) |", "| `opens once` | the same |",
      "| `opens once` | the same |"),
    page(
      "| `opens once` | [DoorTests](Tests/ATests/DoorTests.swift), [b](Tests/ATests/BellTests.swift) |"
    ),
    page("| opens never | [b](Tests/ATests/BellTests.swift) |", "| `opens` | [c](README.md) |"),
  ])
  func `accepts a test beside its file`(_ files: [String: String]) async throws {
    let package = try MadeUpPackage(files)
    defer { package.remove() }

    let problems = try await package.problems(.tables)

    #expect(problems == [])
  }

  @Test(arguments: [
    (
      page("| `opens twice` | [DoorTests](Tests/ATests/DoorTests.swift) |"),
      "3: Tests/ATests/DoorTests.swift has no test `opens twice`"
    ),
    (
      page("| `falls off` | [DoorTests](Tests/ATests/DoorTests.swift) |"),
      "3: Tests/ATests/DoorTests.swift has no test `falls off`"
    ),
    (
      page(
        "| `opens once` | [DoorTests](Tests/ATests/DoorTests.swift) |",
        "| `rings twice` | the same |"),
      "4: Tests/ATests/DoorTests.swift has no test `rings twice`"
    ),
    (
      page("| `opens once` | [BellTests](Tests/ATests/DoorTests.swift) |"),
      "3: the link leads to DoorTests, so its words are that: 'BellTests'"
    ),
    (
      page("| `opens once` | the same |"), "3: 'the same' stands for the link above: there is none"
    ),
    (
      page("| `opens once` | [DoorTests](Tests/ATests/GateTests.swift) |"),
      "3: Tests/ATests/GateTests.swift has no test `opens once`"
    ),
  ])
  func `names a test that isn't in its file`(
    _ files: [String: String], _ message: String
  ) async throws {
    let package = try MadeUpPackage(files)
    defer { package.remove() }

    let problems = try await package.problems(.tables)

    #expect(problems.first == "README.md:\(message)")
  }
}
