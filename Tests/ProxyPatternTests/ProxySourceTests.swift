import ProxyPattern
import Scenario
import TestSupport
import Testing

/// Rules that no compiler checks, for the sources of the proxies.
@Suite(.endsInTime) struct ProxySourceTests {
  /// The proxies, without the app that combines them.
  private static func files() throws -> [SourceTree.File] {
    try SourceTree.files(in: "Sources/Patterns/ProxyPattern")
      .filter { !$0.path.hasSuffix("/ProxyApp.swift") }
  }

  @Test func `has the subject's interface and no other public method`() throws {
    let interface: Set = ["logIn", "logOut", "search", "suggestions"]
    let callable = try Self.files().flatMap { file in
      file.code.compactMap { $0.firstMatch(of: /public func (\w+)/).map { String($0.1) } }
    }

    #expect(Set(callable) == interface)
  }

  @Test func `hands its subject to nobody`() throws {
    let shown = try Self.files().flatMap { file in
      file.code.filter { $0.contains(/public .*\b(?:var|let)\b/) }
    }

    #expect(shown.map { $0.contains("static let limit") } == [true])
  }
}
