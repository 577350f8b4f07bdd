import KataFiles
import TestSupport
import Testing

@testable import Grading
@testable import KataRunner

/// The conditions under which a result is still valid.
@Suite(.ends(within: 600)) struct MarkStoreTests {
  @Test func `hold until the tests, their runner, their limit or what is allowed has changed`()
    throws
  {
    let reader = try Reader()
    let kata = try KataCatalog(reader.originals).kata(named: Reader.kata)
    func with(_ seconds: Int = 10, _ allowed: Set<String> = ["exit", "fork"]) throws -> String? {
      MarkStore(
        reader.package, katas: [kata], originals: try KataOriginals(of: reader.package),
        package: reader.package, deadline: .seconds(seconds), allowed: allowed
      ).with[kata.name]
    }

    var all = [try with(), try with(11), try with(10, ["exit"])]
    for folder in ["KataRunner", "Grading/Look"] {
      try reader.write("let isMore = true\n", to: "Sources/\(folder)/More.swift")
      all.append(try with())
    }
    for folder in OriginalHashes.support + kata.testFolders + ["ask-once/Tests"] {
      let list = try #require(reader.text(of: OriginalHashes.file))
      try reader.write(
        list.replacing("\(folder)\n", with: "\(folder)/other\n"), to: OriginalHashes.file)
      all.append(try with())
    }

    #expect(all.popLast() == all.last, "another kata's tests have changed")
    #expect(Set(all).count == all.count)
  }
}
