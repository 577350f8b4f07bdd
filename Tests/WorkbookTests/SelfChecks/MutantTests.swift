import Foundation
import KataRunner
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

  @Test func `reads the lines above its edits`() throws {
    let mutant = try mutant(page)

    #expect(mutant.test == "ProxyTests.CachedSearchTests/`tells searches apart`")
    #expect(mutant.belief == "An equal question is one with an equal label.")
    #expect(mutant.verdict == .red)
    #expect(mutant.isStructural)
    #expect(mutant.paths == ["Sources/A Key.swift"])
  }

  @Test func `reads a sentence for a test, and another verdict than red`() throws {
    let head = "## a\nIt is so.\nCaught by: asks once, with ask(it:)\nVerdict: crashed\n"
    let mutant = try mutant(head + "In: K.swift\n- one\n")

    #expect(mutant.test == "asks once, with ask(it:)")
    #expect(mutant.verdict == .crashed)
    #expect(!mutant.isStructural)
  }

  @Test(arguments: [
    ("Caught by: ", "Noticed by: ", "no line 'Caught by: ' with the name of a test"),
    (
      "An equal question is one with an equal label.\n", "", "no sentence with the belief behind it"
    ),
    ("label.", "label", "no sentence with the belief behind it"),
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

  @Test func `shares a build only with what doesn't change what its tests link`() throws {
    let graph = PackageGraph(targets: [
      .init(name: "A", uses: ["Core"]), .init(name: "ATests", uses: ["A"]),
      .init(name: "B", uses: ["Core"]), .init(name: "BTests", uses: ["B"]),
      .init(name: "Core", uses: []),
    ])
    func mutant(_ module: String, _ judge: String) throws -> Mutant {
      try self.mutant(
        "## a\nSo.\nCaught by: \(judge).S/t\nIn: \(module)/F.swift\n- one\n"
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
