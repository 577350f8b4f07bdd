import Foundation
import ProgramSupport
import TestSupport
import Testing

@testable import SelfChecks

@Suite(.ends(within: 600)) struct MutantTests {
  private let page = """
    # 6. The cache's key leaves out a field.

    ## 06b-key
    An equal question is one with an equal label.
    Caught by: ProxyTests.CachedSearchTests/`tells searches apart`(_:)
    Structure: only the sources show it.

    In: Sources/A Key.swift
    - one
    + two
    """

  private func mutant(_ text: String) throws -> Mutant {
    let page = try EditPage(text, labels: Mutant.labels)
    return try Mutant("proxy/06b-key", try #require(page.entries.first))
  }

  @Test(arguments: [
    ("Caught by: ", "Noticed by: ", "'Caught by: ' with the name of a test is missing"),
    (
      "An equal question is one with an equal label.\n", "",
      "a sentence with the misconception is missing"
    ),
    ("label.", "label", "a sentence with the misconception is missing"),
    ("Structure: ", "Verdict: ill", "'illonly the sources show it.' isn't a verdict"),
    ("- one\n+ two", "", "it has no edit"),
    ("In: ", "Of: ", "line 9: an edit needs a line 'In: FILE' before it"),
    ("+ two", "two", "line 10: after an edit, a line has to begin with '-', '+' or '='"),
  ])
  func `refuses an entry with a missing or wrong part`(_ old: String, _ new: String, _ why: String)
  {
    let error = #expect(throws: Edit.Fault.self) {
      try mutant(page.replacing(old, with: new))
    }

    #expect(error?.reason == why)
  }

  @Test(arguments: [("two\n", 0), ("one\nsame\none\n", 2)])
  func `isn't made where its old lines don't occur exactly once`(_ text: String, _ count: Int)
    throws
  {
    let edits = try mutant(page).edits

    let why = "'one' occurs \(count) times in 'Sources/A Key.swift', not once"
    #expect(throws: Edit.Fault(reason: why)) { try Edit.make(edits, in: text) }
  }

  @Test func `has the number of its part, and each part has an entry`() throws {
    let package = try TemporaryFolder()
    defer { package.remove() }
    for pattern in MistakeCollection.patterns {
      _ = try package.file(
        "\(MistakeCollection.folder)/\(pattern).txt",
        holding: page.replacing("# 6.", with: "# 7.") + "\n\n# 8. No entry makes this mistake.\n")
    }

    let found = try MistakeCollection(package: package.url, wanted: ["proxy"])

    #expect(found.mistakes == [])
    #expect(
      found.faults.map { "\($0.name): \($0.result)" } == [
        "proxy/06b-key: not a valid entry", "proxy/08: no entry",
      ])
  }

  @Test func `shares a build only with mutants that its tests don't link`() throws {
    let graph = PackageGraph(targets: [
      .init(name: "A", uses: ["Core"]), .init(name: "ATests", uses: ["A"]),
      .init(name: "B", uses: ["Core"]), .init(name: "BTests", uses: ["B"]),
      .init(name: "Core", uses: []),
    ])
    func mutant(_ module: String, _ suite: String) throws -> Mutant {
      try self.mutant(
        "## a\nSo.\nCaught by: \(suite).S/t\nIn: \(module)/F.swift\n- one\n"
      )
    }
    let (a, b) = (try mutant("A", "ATests"), try mutant("B", "BTests"))
    let core = try mutant("Core", "ATests")

    #expect(MutantBatches([a, b], in: graph).batches.map(\.count) == [2])
    #expect(MutantBatches([a, a, b], in: graph).batches.map(\.count) == [2, 1])
    #expect(MutantBatches([a, core, b], in: graph).batches.map(\.count) == [2, 1])
    #expect(MutantBatches([try mutant("Elsewhere", "ATests"), b], in: graph).batches.count == 2)
  }
}

extension PackageGraph.Target {
  fileprivate init(name: String, uses: [String]) {
    self.init(name: name, path: name, type: "regular", uses: uses)
  }
}
