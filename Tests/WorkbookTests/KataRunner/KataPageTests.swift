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
    #expect(kata.hints == ["Try 1.\n\nTwice.", "Try 2.\n\nTwice.", "Try 3.\n\nTwice."])
    #expect(kata.exercise == "Chapters/4-proxy/katas/ask-once/Exercise/AskOnce.swift")
  }

  @Test(arguments: [
    ("# Ask once\n", "its README.md doesn't begin with '# Kata 1.1: what is to be done'"),
    (
      "# Kata 4.3: Ask once\n\n[Tests](Tests/AskOnceTests.swift)\n",
      "its README.md links no file to edit, as in [the exercise](Exercise/AskOnce.swift)"
    ),
    ("# Kata 4.3: Ask once\n\n\(file)\n", "its README.md has 0 hints below '## Hints', not 3"),
    (
      "# Kata 4.3: Ask once\n\n\(file)\n\n## Hints\n" + hints[0],
      "its README.md has 1 hints below '## Hints', not 3"
    ),
  ])
  func `says what a page lacks`(_ page: String, _ reason: String) {
    #expect(throws: ProgramError("\(Self.folder): \(reason)", status: 65)) { try kata(page) }
  }
}
