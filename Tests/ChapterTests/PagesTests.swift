import ChapterText
import TestSupport
import Testing
import ToolingSupport

/// All pages: what they say about the code is true. `Scripts/chapters` says the same, and mends what can
/// be mended.
@Suite struct PagesTests {
  // Read once: all pages and sources, and each command runs once.
  private static let check = Result {
    PageCheck(package: SourceTree.root, programs: try BuiltPrograms.folder())
  }

  private static var pages: [String] {
    (try? check.get().pages.map(\.path)) ?? []
  }

  @Test func `finds the pages`() throws {
    let pages = Self.pages

    #expect(pages.contains("README.md"))
    #expect(pages.contains("Tests/Mistakes/README.md"))
    #expect(pages.count > 30)
  }

  @Test(arguments: pages)
  func `has fences that can be checked`(_ page: String) async throws {
    try await expectNothing(.fences, on: page)
  }

  @Test(arguments: pages)
  func `shows each listing as its file has it`(_ page: String) async throws {
    try await expectNothing(.listings, on: page)
  }

  @Test(arguments: pages)
  func `shows each output as its command prints it`(_ page: String) async throws {
    try await expectNothing(.outputs, on: page)
  }

  @Test(arguments: pages)
  func `says above a listing or an output where it comes from`(_ page: String) async throws {
    try await expectNothing(.captions, on: page)
  }

  @Test(arguments: pages)
  func `gives commands that work`(_ page: String) async throws {
    try await expectNothing(.commands, on: page)
  }

  @Test(arguments: pages)
  func `speaks of code that is there`(_ page: String) async throws {
    try await expectNothing(.names, on: page)
  }

  @Test(arguments: pages)
  func `draws only what the sources have`(_ page: String) async throws {
    try await expectNothing(.diagrams, on: page)
  }

  @Test(arguments: pages)
  func `states no number that no command prints`(_ page: String) async throws {
    try await expectNothing(.numbers, on: page)
  }

  @Test(arguments: pages)
  func `puts types beside their files`(_ page: String) async throws {
    try await expectNothing(.tables, on: page)
  }

  @Test(arguments: pages)
  func `unfolds its answers`(_ page: String) async throws {
    try await expectNothing(.folds, on: page)
  }

  @Test(arguments: pages)
  func `has the parts of a chapter, in their order`(_ page: String) async throws {
    try await expectNothing(.structure, on: page)
  }

  @Test(arguments: pages)
  func `links to what is there`(_ page: String) async throws {
    try await expectNothing(.links, on: page)
  }

  @Test func `closes every brace of every Swift file that it reads`() throws {
    let odd = try Self.check.get().unreadFiles

    #expect(odd == [])
  }

  private func expectNothing(
    _ rule: Rule, on path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let check = try Self.check.get()
    let page = try #require(check.page(path))
    let findings = await check.findings(rule, on: page)

    #expect(
      findings.problems.isEmpty, "\(findings.text)", sourceLocation: sourceLocation)
  }
}
