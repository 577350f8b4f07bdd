import Foundation
import KataRunner
import ProgramSupport
import TestSupport
import Testing

@testable import SelfChecks

@Suite(.ends(within: 600)) struct MutantTests {
  private let patch = """
    Caught by: ProxyTests.CachedSearchTests/`tells searches apart`(_:)
    Belief: An equal question is one with an equal label.
    Structure: only the sources show it.

    --- a/Sources/A Key.swift\t2026-01-01
    +++ b/Sources/A Key.swift\t2026-01-01
    @@ -1 +1 @@
    -one
    +two
    """

  private func mutant(_ text: String) throws -> Mutant {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try folder.file("one.patch", holding: text)
    return try Mutant("proxy/06b-key", at: folder.url.appendingPathComponent("one.patch"))
  }

  @Test func `reads the lines above the patch`() throws {
    let mutant = try mutant(patch)

    #expect(mutant.test == "ProxyTests.CachedSearchTests/`tells searches apart`")
    #expect(mutant.belief == "An equal question is one with an equal label.")
    #expect(mutant.verdict == .red)
    #expect(mutant.isStructural)
    #expect(mutant.paths == ["Sources/A Key.swift"])
  }

  @Test func `reads a sentence for a test, and another verdict than red`() throws {
    let head = "Caught by: asks once, with ask(it:)\nVerdict: crashed\nBelief: It is so.\n"
    let mutant = try mutant(head + "--- a/K.swift\n+++ b/K.swift\n")

    #expect(mutant.test == "asks once, with ask(it:)")
    #expect(mutant.verdict == .crashed)
    #expect(!mutant.isStructural)
  }

  @Test(arguments: [
    (
      "Caught by: ", "Noticed by: ", "no line 'Caught by: ' with the name of a test above the patch"
    ),
    ("Belief: ", "", "no line 'Belief: ' with a sentence above the patch"),
    ("label.", "label", "no line 'Belief: ' with a sentence above the patch"),
    ("Structure: ", "Verdict: ill", "'illonly the sources show it.' isn't a verdict"),
    (" a/", " ", ""),
  ])
  func `refuses what doesn't say what it is`(_ old: String, _ new: String, _ why: String) throws {
    let spoilt =
      old == " a/" ? patch.replacing(#/ [ab]\//#, with: " ") : patch.replacing(old, with: new)
    let error = #expect(throws: Mutant.Unreadable.self) { try mutant(spoilt) }

    #expect(why.isEmpty || error?.reason == why)
  }

  @Test func `shares a build only with what doesn't change what its tests link`() throws {
    let graph = PackageGraph(targets: [
      .init(name: "A", uses: ["Core"]), .init(name: "ATests", uses: ["A"]),
      .init(name: "B", uses: ["Core"]), .init(name: "BTests", uses: ["B"]),
      .init(name: "Core", uses: []),
    ])
    func mutant(_ module: String, _ judge: String) throws -> Mutant {
      try self.mutant(
        "Caught by: \(judge).S/t\nBelief: So.\n--- a/\(module)/F.swift\n+++ b/\(module)/F.swift\n"
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
