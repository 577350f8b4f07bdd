import TestSupport
import Testing

/// Rules that no compiler checks, for the sources of the decorators.
@Suite(.endsInTime) struct DecoratorSourceTests {
  private static let folder = "Sources/Patterns/DecoratorPattern"

  @Test func `depends on no concrete inner type`() throws {
    let files = try SourceTree.files(in: Self.folder)
    let code: [String] = files.flatMap(\.code)
    let inner = code.filter { $0.contains("let inner:") }
    let imports = Set(files.flatMap(\.imports))

    #expect(inner.count == 5)
    #expect(inner.allSatisfy { $0.contains(/any (BusinessSearchClient|AuthenticationService)$/) })
    #expect(imports == ["Scenario"])
  }

  @Test func `forwards every requirement explicitly`() throws {
    let searches = try methods(ofFilesEndingIn: "Search.swift")
    let signIns = try methods(ofFilesEndingIn: "SignIn.swift")

    #expect(searches.count == 3)
    #expect(searches.allSatisfy { $0 == ["search", "suggestions"] })
    #expect(signIns.count == 2)
    #expect(signIns.allSatisfy { $0 == ["logIn", "logOut"] })
  }

  private func methods(ofFilesEndingIn ending: String) throws -> [[String]] {
    try SourceTree.files(in: Self.folder).filter { $0.path.hasSuffix(ending) }.map { file in
      file.code.compactMap { $0.firstMatch(of: /public func (\w+)/).map { String($0.1) } }
    }
  }
}
