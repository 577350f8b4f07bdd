import TestSupport
import Testing

/// Rules that no compiler checks, for the sources of the bridge.
@Suite(.endsInTime) struct BridgeSourceTests {
  private static let folder = "Sources/Patterns/BridgePattern"

  @Test func `neither names nor checks a backend's concrete type in an abstraction`() throws {
    let files = try abstractions()
    let found = files.flatMap { file in
      file.code.filter { $0.contains(/\w+Backend\b|\bas[?!]|\bis [A-Z]/) }
    }

    #expect(files.count > 5)
    #expect(found == [])
  }

  @Test func `reaches data only through the primitives`() throws {
    let files = try abstractions()
    let bundled = files.flatMap { file in file.code.filter { $0.contains("PackageResources") } }

    #expect(Set(files.flatMap(\.imports)) == ["Scenario"])
    #expect(bundled == [])
  }

  @Test func `gives no primitive the name of an abstraction's method`() throws {
    let primitives = try methods { $0.hasSuffix("/Backend.swift") }
    let operations = try methods { path in
      ["Search.swift", "SignIn.swift", "/Account.swift"].contains { path.hasSuffix($0) }
    }

    #expect(primitives == ["token", "revoke", "cafes"])
    #expect(operations.isSuperset(of: ["search", "logIn", "logOut", "cafesInReach"]))
    #expect(primitives.isDisjoint(with: operations))
  }

  @Test func `mentions no vendor or provider in the backend's interface`() throws {
    let files = try SourceTree.files(in: Self.folder).filter {
      $0.path.hasSuffix("/Backend.swift") || $0.path.hasSuffix("/MapStrip.swift")
    }
    let found = files.flatMap { file in
      file.code.filter { $0.contains(/Google|Facebook|Yelp|YLP|apiKey|http|sort:|UInt/) }
    }

    #expect(files.count == 2)
    #expect(found == [])
  }

  /// The files of the abstraction side, without the app that combines both sides.
  private func abstractions() throws -> [SourceTree.File] {
    try SourceTree.files(in: Self.folder).filter { file in
      !["Backend.swift", "/BridgeApp.swift"].contains { file.path.hasSuffix($0) }
    }
  }

  /// The names of the methods that clients may call.
  private func methods(in isWanted: (String) -> Bool) throws -> Set<String> {
    let lines = try SourceTree.files(in: Self.folder).filter { isWanted($0.path) }.flatMap(\.code)
    return Set(
      lines.compactMap { line in
        guard !line.contains("private"), !line.contains("static") else { return nil }
        return line.firstMatch(of: /func (\w+)/).map { String($0.1) }
      })
  }
}
