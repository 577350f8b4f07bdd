import TestSupport
import Testing

/// Rules that no compiler checks, for the sources of the facade.
@Suite(.endsInTime) struct FacadeSourceTests {
  private static let folder = "Sources/Patterns/FacadePattern"

  @Test func `takes and returns plain values in its call`() throws {
    let code = try SourceTree.files(in: Self.folder).flatMap(\.code)
    let start = try #require(code.firstIndex { $0.contains("public func pins(") })
    let call = code[start...].prefix { !$0.hasPrefix("  ) ") } + [code[start + 2]]
    let subsystem = /Authentication(?!Error)|Client|Session|Token|PlaceBook|Ranking|Factory\b/
    let found = call.filter { $0.contains(subsystem) }

    #expect(found == [])
    #expect(code.count { $0.contains("public func") } == 1)
  }

  @Test func `computes nothing itself`() throws {
    let found = try SourceTree.files(in: Self.folder).flatMap { file in
      file.code.filter {
        $0.contains(/\.sort|\.filter|BusinessMapViewModel\(|Coordinate\(|\.distance|\.rating\b/)
      }
    }

    #expect(found == [])
  }

  @Test func `creates no part, except in an initializer's defaults`() throws {
    let files = try SourceTree.files(in: Self.folder)
    let imports = Set(files.flatMap(\.imports))
    let created = files.flatMap { file in
      file.code.filter { line in
        line.contains(/(Service|Client|Network)\(/)
          || line.contains(/(PlaceBook|Ranking|PinFactory)\(/) && !line.hasPrefix("    ranking: ")
            && !line.hasPrefix("    places: ") && !line.hasPrefix("    pinFactory: ")
      }
    }

    #expect(imports == ["Scenario"])
    #expect(created == [])
  }

  @Test func `holds no state`() throws {
    let found = try SourceTree.files(in: Self.folder).flatMap { file in
      file.code.filter { $0.contains(/\bvar \w+.*[^{]$|Mutex|Locked|actor\b|class\b/) }
    }

    #expect(found == [])
  }

  @Test func `keeps its parts public`() throws {
    let parts = [
      "AuthenticationService", "BusinessSearchClient", "PlaceBook", "Ranking", "PinFactory",
    ]
    let files = try SourceTree.files(in: "Sources/Scenario").filter { file in
      parts.contains { file.path.hasSuffix("/\($0).swift") }
    }
    // The compiler reports a forgotten `public`, but accepts `package` inside this package.
    let hidden = files.flatMap { file in file.code.filter { $0.contains(/\bpackage\b/) } }

    #expect(files.count == parts.count)
    #expect(hidden == [])
  }

  @Test func `isn't known to its parts`() throws {
    let parts =
      try SourceTree.files(in: "Sources/Scenario") + SourceTree.files(in: "Sources/CafeService")
    let found = parts.flatMap { file in
      file.lines.filter { $0.contains(/CoffeeFinder|FacadePattern/) }
    }

    #expect(parts.count > 10)
    #expect(found == [])
  }
}
