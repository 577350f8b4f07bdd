import Foundation
import TestSupport
import Testing
import Transcripts

/// What a program reports about its composition.
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
    // The library composes the proxies. The programs compose the others.
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

  /// The code without texts in quotation marks, since the program's own report doesn't count.
  private func code(of name: String, in folder: String) throws -> String {
    let files = try SourceTree.files(in: folder)
    let file = try #require(files.first { $0.path == "\(folder)/\(name)" })
    return file.code.joined(separator: " ")
  }
}

extension String {
  /// Whether the words appear in this order in the text, with anything between them.
  fileprivate func contains(_ words: [String]) -> Bool {
    var rest = lowercased()[...]
    for word in words {
      guard let place = rest.firstRange(of: word.lowercased()) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }
}
