import CommandLineSupport
import TestSupport
import Testing

@testable import KataRunner

@Suite(.ends(within: 600)) struct KataPageTests {
  private static let folder = "Chapters/4-proxy/katas/ask-once"
  private static let file = "Edit [Exercise/AskOnce.swift](Exercise/AskOnce.swift)."
  private static let hints = (1...3).map {
    "<details><summary>Hint \($0)</summary>\n\nTry \($0).\n\nTwice.\n\n</details>\n"
  }

  private func kata(_ page: String, folder: String = Self.folder) throws(ProgramError) -> Kata {
    try Kata(folder: folder, page: page)
  }

  @Test func `reads number, title, task and hints`() throws {
    let page =
      "# Kata 4.3: Ask once\n\n\(Self.file)\n\n## Hints\n\n" + Self.hints.joined(separator: "\n")

    let kata = try kata(page)

    #expect(kata.name == "ask-once")
    #expect(kata.chapter == "4-proxy")
    #expect(kata.number == "4.3")
    #expect(kata.title == "Ask once")
    #expect(kata.task == Self.file)
    #expect(kata.hints.map(\.text) == (1...3).map { "Try \($0).\n\nTwice." })
    #expect(kata.minutes == nil && kata.difficulty == nil && !kata.isOnCorePath)
    #expect(kata.exercise == "Chapters/4-proxy/katas/ask-once/Exercise/AskOnce.swift")
  }

  @Test func `gives no hint for a test that isn't there`() throws {
    let originals = try KataOriginals(of: SourceTree.root)
    for kata in try KataCatalog(originals).katas {
      let seal = originals.seals[kata.name] ?? KataSeal()
      let tests =
        seal.counted.map(\.name) + seal.mistakes.map { "no test of yours notices \($0)" }
      for part in kata.hints.flatMap(\.parts) {
        #expect(tests.contains { $0.contains(part) }, "\(kata.name): \(part)")
      }
    }
  }

  @Test func `gives hints in their order, and those of a second requirement for its tests alone`()
    throws
  {
    let hints = ["", "for: open", "for: gives back", "for: second", ""].enumerated().map {
      index, parts in
      "<details><summary>Hint \(index + 1)</summary>\n\n<!-- \(parts) -->\nTry.\n\n</details>"
    }
    let kata = try Kata(
      folder: "Chapters/4-proxy/katas/ask-once",
      page: "# Kata 4.3: Ask once\n\n\(Self.file)\n\n## Hints\n\n" + hints.joined(separator: "\n"))
    func order(_ test: String?) -> [Int] {
      var seen: [Int] = []
      while let next = kata.nextHint(for: test, after: seen) { seen.append(next) }
      return seen
    }

    #expect(order(nil) == [0, 1, 2, 3, 4])
    #expect(order("is open") == [1, 2, 3, 4])
    #expect(order("second: gives back") == [3, 4])
  }

  @Test func `reads minutes, difficulty and core path, and the tests that a hint helps with`()
    throws
  {
    let hint =
      "<details><summary>Hint 4</summary>\n\n<!-- for: asks once; when\n it meets -->\n\nMeet.\n</details>\n"
    let page =
      "# Kata 4.3: Ask once\n\nAbout 25 minutes. Difficulty 3 of 3. On the core path.\n\n"
      + "About 90 minutes. Difficulty 1 of 3.\n\(Self.file)\n\n## Hints\n\n"
      + Self.hints.joined(separator: "\n") + hint

    let kata = try kata(page)

    #expect(kata.minutes == 25 && kata.difficulty == 3 && kata.isOnCorePath)
    #expect(kata.hints.last?.text == "Meet.")
    let tests = ["asks once for all", "tells when it meets", "asks twice", nil]
    #expect(tests.map { kata.hints[3].fits($0) } == [true, true, false, false])
    #expect(!kata.hints[0].fits("asks once for all"))
  }

  @Test(arguments: [
    ("# Ask once\n", "its README.md doesn't begin with '# Kata 1.1: what is to be done'"),
    (
      "# Kata 4.3: Ask once\n\n[Tests](Tests/AskOnceTests.swift)\n",
      "its README.md links no file to edit, as in [the exercise](Exercise/AskOnce.swift)"
    ),
    (
      "# Kata 4.3: Ask once\n\n\(file)\n",
      "its README.md has 0 hints below '## Hints': give 3 or more"
    ),
    (
      "# Kata 4.3: Ask once\n\n\(file)\n\n## Hints\n" + hints[0],
      "its README.md has 1 hints below '## Hints': give 3 or more"
    ),
  ])
  func `says what a page lacks`(_ page: String, _ reason: String) {
    #expect(throws: ProgramError("\(Self.folder): \(reason)", status: 65)) { try kata(page) }
  }
}
