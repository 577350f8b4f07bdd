import Testing

@testable import ChapterText

@Suite struct FenceTests {
  @Test(arguments: [
    "A. <!-- b -->", "`<!--` and `` `<pre>` ``", "> A quote, 1 > 0", "<prefix>", "```sh\n<!--\n```",
  ])
  func `accepts text that hides nothing`(_ text: String) async throws {
    let package = try MadeUpPackage(["README.md": text])
    defer { package.remove() }

    let problems = try await package.problems(.fences)

    #expect(problems == [])
  }

  @Test(arguments: [
    ("<!-- a\nb -->", "a comment is closed on its line: end it with -->"),
    ("<!-- a --> <!--", "a comment is closed on its line: end it with -->"),
    ("> ```", "a fence within a quote can't be checked: write it outside of the quote"),
    ("- a\n  > > ~~~", "a fence within a quote can't be checked: write it outside of the quote"),
    ("<pre>", "what stands in <pre> can't be checked: write a fence"),
    ("A <PRE lang=\"b\">", "what stands in <pre> can't be checked: write a fence"),
  ])
  func `names what would hide something from the check`(
    _ text: String, _ message: String
  ) async throws {
    let package = try MadeUpPackage(["README.md": text])
    defer { package.remove() }

    let problems = try await package.problems(.fences)

    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix(": \(message)") == true)
  }
}
