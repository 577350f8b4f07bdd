import Foundation
import ProgramSupport
import TestSupport
import Testing

@testable import SelfChecks

@Suite(.ends(within: 600)) struct MutantTests {
  private let page = """
    # 6. The key forgets a part of the question.

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
    ("Caught by: ", "Noticed by: ", "no line 'Caught by: ' with the name of a test"),
    (
      "An equal question is one with an equal label.\n", "",
      "no sentence with the misconception behind it"
    ),
    ("label.", "label", "no sentence with the misconception behind it"),
    ("Structure: ", "Verdict: ill", "'illonly the sources show it.' isn't a verdict"),
    ("- one\n+ two", "", "it has no edit"),
    ("In: ", "Of: ", "line 9: no 'In: ' says of which file it is"),
    ("+ two", "two", "line 10: it begins with none of '-', '+' and '=', and an edit stands above"),
  ])
  func `refuses what doesn't say what it is`(_ old: String, _ new: String, _ why: String) {
    let error = #expect(throws: Edit.Fault.self) {
      try mutant(page.replacing(old, with: new))
    }

    #expect(error?.reason == why)
  }

  @Test(arguments: [("two\n", 0), ("one\nsame\none\n", 2)])
  func `isn't made where its old lines don't occur once`(_ text: String, _ count: Int) throws {
    let edits = try mutant(page).edits

    let why = "'one' occurs \(count) times in 'Sources/A Key.swift', not once"
    #expect(throws: Edit.Fault(reason: why)) { try Edit.make(edits, in: text) }
  }

  @Test func `is of the list by its number, and each part of the list has one`() throws {
    let package = try TemporaryFolder()
    defer { package.remove() }
    for pattern in MistakeCollection.patterns {
      _ = try package.file(
        "\(MistakeCollection.folder)/\(pattern).txt",
        holding: page.replacing("# 6.", with: "# 7.") + "\n\n# 8. Nobody has made this one.\n")
    }

    let found = try MistakeCollection(package: package.url, wanted: ["proxy"])

    #expect(found.mistakes == [])
    #expect(
      found.faults.map { "\($0.name): \($0.ruling)" } == [
        "proxy/06b-key: not a mistake of the list", "proxy/08: no mistake",
      ])
  }

  @Test func `shares a build only with what doesn't change what its tests link`() throws {
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
