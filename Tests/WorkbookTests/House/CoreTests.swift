import TestSupport
import Testing

/// The files that a chapter lists first.
@Suite(.ends(within: 60)) struct CoreTests {
  @Test(arguments: ["1-adapter", "2-bridge", "3-facade", "4-proxy", "5-decorator"])
  func `names a core of at most 150 lines in at most five files`(chapter: String) throws {
    let page = try SourceTree.text(of: "Chapters/\(chapter)/README.md")
    let section = try #require(page.split(separator: "\n## The code\n").last)
    let core = try #require(section.split(separator: "\n\n").first)
    let paths = core.matches(of: /\(\.\.\/\.\.\/(Sources\/Patterns\/[^)]*)\)/).map { String($0.1) }

    let lines = try paths.map {
      try SourceTree.text(of: $0).split(separator: "\n", omittingEmptySubsequences: false).count - 1
    }
    #expect((1...5).contains(paths.count))
    #expect(lines.reduce(0, +) <= 150)
  }
}
