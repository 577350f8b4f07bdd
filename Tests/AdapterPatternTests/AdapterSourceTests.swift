import TestSupport
import Testing

/// Rules that no compiler checks, for the sources of the adapters.
@Suite(.endsInTime) struct AdapterSourceTests {
  @Test func `shows no vendor's type in its public interface`() throws {
    let vendors = /GoogleUser|GoogleAuthenticator|GoogleSignIn|YLP|Facebook|NSError|any Error/
    // An initializer may name the vendor's type: the composition passes the wrapped object.
    let shown = try SourceTree.files(in: "Sources/Patterns/AdapterPattern").flatMap { file in
      publicFaces(in: file.code).filter { face in
        !face.contains("init(") && !face.contains("struct ") && face.contains(vendors)
      }
    }

    #expect(shown == [])
  }

  @Test func `doesn't sort, filter, retry or cache`() throws {
    let rules = /\.sort|\.filter|\bretr|[Cc]ache|remembered/
    let found = try SourceTree.files(in: "Sources/Patterns/AdapterPattern").flatMap { file in
      file.code.filter { $0.contains(rules) }
    }

    #expect(found == [])
  }

  /// The public declarations, each up to the line with its closing parenthesis.
  private func publicFaces(in code: [String]) -> [String] {
    code.indices.filter { code[$0].contains("public ") }.map { start in
      var face = code[start]
      for line in code[(start + 1)...]
      where face.count(where: { $0 == "(" }) > face.count(where: { $0 == ")" }) {
        face += line
      }
      return face
    }
  }
}
