import CommandLineSupport
import TestSupport
import Testing

@testable import KataRunner

/// A kata's page.
@Suite(.ends(within: 600)) struct KataPageTests {
  @Test func `reads number, title, task and hints`() throws {
    let kata = try Kata.sample("Ask.", hints: (1...3).map { "Try \($0).\n\nTwice." })

    #expect(kata.name == "ask-once" && kata.chapter == "4-proxy" && kata.number == "4.3")
    #expect(kata.title == "Ask once")
    #expect(kata.task == "[Edit](Exercise/AskOnce.swift)\n\nAsk.")
    #expect(kata.hints.map(\.text) == (1...3).map { "Try \($0).\n\nTwice." })
    #expect(kata.minutes == nil && kata.difficulty == nil)
    #expect(kata.exercise == "Chapters/4-proxy/katas/ask-once/Exercise/AskOnce.swift")
  }

  @Test func `reads minutes and difficulty, and the tests that a hint helps with`() throws {
    let kata = try Kata.sample(
      """
      About 25 minutes. Difficulty 3 of 3. On the core path.

      About 90 minutes. Difficulty 1 of 3.
      """, hints: ["1", "2", "<!-- for: asks once; when\n it meets -->\n\nMeet."])

    #expect(kata.minutes == 25 && kata.difficulty == 3)
    #expect(kata.hints[2].text == "Meet.")
    let tests = ["asks once for all", "tells when it meets", "asks twice", nil]
    #expect(tests.map { kata.hints[2].fits($0) } == [true, true, false, false])
    #expect(!kata.hints[0].fits("asks once for all"))
  }

  @Test func `gives no hint for a test that isn't there`() throws {
    let originals = try KataOriginals(of: SourceTree.root)
    for kata in try KataCatalog(originals).katas {
      let lock = originals.locks[kata.name] ?? KataLock()
      let tests =
        lock.counted.map(\.name) + lock.mistakes.map { "none of your tests catches \($0)" }
      for part in kata.hints.flatMap(\.parts) {
        #expect(tests.contains { $0.contains(part) }, "\(kata.name): \(part)")
      }
    }
  }

  @Test(arguments: [
    // First hints for this test, then hints for any test, and none for other tests.
    ("is open", [1, 3, 0, 5]), ("gives back", [2, 0, 5]), ("is new", [0, 5]),
    // The tests of another part have their own hints.
    ("second: is open", [4, 0, 5]), ("second: gives back", [4, 0, 5]), ("third: is open", [0, 5]),
    // The failing test is unknown: the hints of the first part, in order.
    (nil, [0, 1, 2, 3, 5]),
  ])
  func `gives the hints for the test that failed first, each once, and no others`(
    _ test: String?, _ order: [Int]
  ) throws {
    let kata = try Kata.sample(
      hints: ["", "for: open; new wine", "for: gives back", "for: is open", "for: second", "for: "]
        .map { "<!-- \($0) -->\nTry." })
    var seen: [Int] = []
    while let next = kata.nextHint(for: test, after: seen) { seen.append(next) }

    #expect(seen == order)
  }

  @Test(arguments: [
    (
      "# Ask once\n",
      "its README.md doesn't begin with a title such as '# Kata 1.1: Adapt the till'"
    ),
    (
      "# Kata 4.3: Ask once\n\n[Tests](Tests/AskOnceTests.swift)\n",
      "its README.md has no link to the file to edit, such as [the exercise](Exercise/AskOnce.swift)"
    ),
    (Kata.page(hints: ["1"]), "its README.md needs 3 hints or more below '## Hints', not 1"),
  ])
  func `says what a page lacks`(_ page: String, _ reason: String) {
    let folder = "Chapters/4-proxy/katas/ask-once"

    #expect(throws: ProgramError("\(folder): \(reason)", status: 65)) {
      try Kata(folder: folder, page: page)
    }
  }
}
