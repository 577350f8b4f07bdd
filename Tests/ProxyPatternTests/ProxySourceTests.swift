import ProxyPattern
import Scenario
import TestSupport
import Testing

/// Rules for the sources of the proxies that no compiler checks.
@Suite(.endsInTime) struct ProxySourceTests {
  private static let folder = "Sources/Patterns/ProxyPattern"

  @Test func `has the subject's interface, and nothing more to call`() throws {
    let interface: Set = ["logIn", "logOut", "search", "suggestions"]
    let callable = try SourceTree.files(in: Self.folder).flatMap { file in
      file.code.compactMap { $0.firstMatch(of: /public func (\w+)/).map { String($0.1) } }
    }

    #expect(Set(callable) == interface)
  }

  @Test func `hands its subject to nobody`() throws {
    let shown = try SourceTree.files(in: Self.folder).flatMap { file in
      file.code.filter { $0.contains(/public .*\b(?:var|let)\b/) }
    }

    #expect(shown.map { $0.contains("static let limit") } == [true])
  }
}
