import TestSupport
import Testing

/// Rules for the sources of the adapters that no compiler checks.
@Suite struct AdapterSourceTests {
  @Test func `shows no vendor's type in its public face`() throws {
    let vendors = /GoogleUser|GoogleSignIn|YLP|Facebook|NSError|any Error/
    // An initializer takes what is wrapped: whoever composes has to name it.
    let shown = try SourceTree.files(in: "Sources/Patterns/AdapterPattern").flatMap { file in
      file.code.filter { line in
        line.contains("public ") && !line.contains("init(") && !line.contains("struct ")
          && line.contains(vendors)
      }
    }

    #expect(shown == [])
  }

  @Test func `adds no rule of another pattern`() throws {
    let rules = /\.sort|\.filter|\bretr|[Cc]ache|remembered/
    let found = try SourceTree.files(in: "Sources/Patterns/AdapterPattern").flatMap { file in
      file.code.filter { $0.contains(rules) }
    }

    #expect(found == [])
  }
}
