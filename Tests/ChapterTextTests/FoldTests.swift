import Testing

@testable import ChapterText

@Suite struct FoldTests {
  @Test(arguments: [
    "<details><summary>A</summary>\n\nB\n\n</details>\n",
    "<details>\n<summary>A</summary>\n\nB\n\n</details>\n\n<details><summary>C</summary>\n\n</details>",
  ])
  func `accepts an answer that unfolds`(_ text: String) async throws {
    let package = try MadeUpPackage(["README.md": text])
    defer { package.remove() }

    let problems = try await package.problems(.folds)

    #expect(problems == [])
  }

  @Test(arguments: [
    ("<details><summary>A</summary>\n\nB", "1: this <details> is never closed"),
    (
      "<details><summary>A</summary>\n\n<details><summary>B</summary>\n\n</details>",
      "1: this <details> is never closed"
    ),
    ("a\n</details>", "2: no <details> is open here"),
    ("<details>\n\nA\n\n</details>", "1: this <details> has no <summary>"),
    (
      "<details><summary>A</summary>\nB\n</details>",
      "1: an empty line has to follow </summary>, or what follows isn't read as Markdown"
    ),
    (
      "<details><summary>A</summary> B\n\n</details>",
      "1: an empty line has to follow </summary>, or what follows isn't read as Markdown"
    ),
    (
      "<details><summary>A\n</summary>\n\n</details>",
      "1: <summary> and </summary> stand on one line"
    ),
  ])
  func `says what keeps an answer from unfolding`(_ text: String, _ message: String) async throws {
    let package = try MadeUpPackage(["README.md": text])
    defer { package.remove() }

    let problems = try await package.problems(.folds)

    #expect(problems.first == "README.md:\(message)")
  }
}
