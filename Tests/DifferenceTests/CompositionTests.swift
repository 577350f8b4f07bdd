import Foundation
import TestSupport
import Testing
import Transcripts

/// What a program says of how it is put together.
@Suite(.endsInTime) struct CompositionTests {
  /// The types of the sources, read once for all columns.
  static let types = Result {
    try Set(
      SourceTree.files(in: "Sources").flatMap(\.code).compactMap { line in
        SourceTree.declaredType(in: line)
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
    ("proxy", ["GuardedService", "SharedSearch", "CachedSearch", "LazySearch", "Service"]),
    ("combined", ["CoffeeFinder", "GoogleAuthenticatorAdapter", "GoogleAuthenticator"]),
    ("combined", ["RetriedSearch", "CachedSearch", "YLPClientAdapter"]),
  ])
  func `is in the order of the sources, outermost first`(
    _ column: String, _ chain: [String]
  ) async throws {
    let built = try await Run.transcript(column).built.joined(separator: " ")
    // The proxies are composed by the library, the others where they are used.
    let program = "Sources/Programs/\(column)"
    let code =
      switch column {
      case "proxy": try code(of: "Composition.swift", in: "Sources/Patterns/ProxyPattern")
      case "combined": try code(of: "main.swift", in: program)
      default: try code(of: "Traced\(column.capitalized)App.swift", in: program)
      }

    #expect(built.contains(chain))
    #expect(code.contains(chain))
  }

  /// Without texts in quotation marks: what the program says of itself doesn't count.
  private func code(of name: String, in folder: String) throws -> String {
    let files = try SourceTree.files(in: folder)
    let file = try #require(files.first { $0.path == "\(folder)/\(name)" })
    return file.code.joined(separator: " ")
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
