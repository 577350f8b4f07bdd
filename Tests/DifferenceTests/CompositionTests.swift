import TestSupport
import Testing
import Workbook

/// What a program says of how it is put together.
@Suite struct CompositionTests {
  /// The types of the sources, read once for all columns.
  private static let types = Result {
    try Set(
      SourceTree.files(in: "Sources").flatMap(\.code).compactMap { line in
        line.firstMatch(of: /\b(?:struct|class|actor|enum) (\w+)/).map { String($0.1) }
      })
  }

  @Test(arguments: Run.programs)
  func `names only types that exist`(_ column: String) async throws {
    let built = try await Run.transcript(column).built
    let types = try Self.types.get()
    let named = built.flatMap { line in line.matches(of: /[A-Z]\w+/).map { String($0.output) } }

    #expect(!named.isEmpty)
    #expect(named.filter { !types.contains($0) } == [])
  }

  @Test(arguments: [
    ("adapter", ["GoogleAuthenticatorAdapter", "GoogleAuthenticator"]),
    ("decorator", ["LoggedSignIn", "RetriedSignIn", "Service"]),
    ("decorator", ["LoggedSearch", "RetriedSearch", "Service"]),
    ("proxy", ["GuardedService", "LockingSignIn", "Service"]),
    ("proxy", ["GuardedService", "CachedSearch", "LazySearch", "Service"]),
    ("combined", ["CoffeeFinder", "GoogleAuthenticatorAdapter", "GoogleAuthenticator"]),
    ("combined", ["RetriedSearch", "CachedSearch", "YLPClientAdapter"]),
  ])
  func `is in the order of the sources, outermost first`(
    _ column: String, _ chain: [String]
  ) async throws {
    let built = try await Run.transcript(column).built.joined(separator: " ")
    let path =
      column == "proxy"
      ? "Sources/Patterns/ProxyPattern/GuardedService+Composition.swift"
      : "Sources/Programs/\(column)/main.swift"
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    let file = try #require(try SourceTree.files(in: folder).first { $0.path == path })
    // Without texts in quotation marks: what the program says of itself doesn't count.
    let code = file.code.joined(separator: " ")

    #expect(built.contains(chain))
    #expect(code.contains(chain))
  }
}

extension String {
  /// Whether the words stand in the text one after the other, whatever is between them.
  fileprivate func contains(_ words: [String]) -> Bool {
    var rest = lowercased()[...]
    for word in words {
      guard let place = rest.firstRange(of: word.lowercased()) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }
}
