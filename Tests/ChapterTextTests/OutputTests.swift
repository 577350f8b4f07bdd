import Testing

@testable import ChapterText

@Suite struct OutputTests {
  private static func page(_ command: String, _ body: String) -> String {
    "# A\n\n<!-- \(command) -->\n```\n\(body)\n```\n"
  }

  @Test(arguments: [
    ("swift run printf 'a\\nb\\nc\\n'", "a\nb\nc"), ("Scripts/printf 'a\\nb\\nc\\n'", "a\n...\nc"),
    ("swift run printf 'a\\n\\nb\\n'", "...\nb"),
  ])
  func `accepts what the command prints`(_ command: String, _ body: String) async throws {
    let package = try MadeUpPackage(["README.md": Self.page(command, body)])
    defer { package.remove() }

    let problems = try await package.problems(.outputs) + package.problems(.fences)

    #expect(problems == [])
  }

  @Test(arguments: [
    (
      "swift run printf 'a\\nb\\n'", "a\nc",
      """
      README.md:5: this isn't what 'swift run printf 'a\\nb\\n'' prints (- the page, + the program)
          - c
          + b
      """
    ),
    (
      "swift run printf 'a\\nb\\nc\\n'", "a\nd\n...",
      """
      README.md:6: what 'swift run printf 'a\\nb\\nc\\n'' prints has it otherwise, from line 1 on \
      (- the page, + the truth)
          - d
          + b
      """
    ),
    ("swift run false", "a", "README.md:3: 'swift run false' stopped with status 1"),
    (
      "swift run compare --width 3", "a",
      """
      README.md:3: 'swift run compare --width 3' stopped with status 64: compare: '3' won't do for \
      '--width': give a whole number from 40 to 1000
      """
    ),
    ("swift run nothing", "a", "README.md:3: there is no program 'nothing'"),
    (
      "Scripts/kata list", "a",
      "README.md:3: what 'kata' prints isn't always the same: only its help can be shown"
    ),
    (
      "swift test", "a",
      "README.md:3: 'swift test' runs no program: show what `swift run ...` or `Scripts/...` prints"
    ),
    (
      "Scripts/printf a > b", "a",
      "README.md:3: '>' in a command can't be checked: leave it out"
    ),
  ])
  func `says what is wrong with an output`(
    _ command: String, _ body: String, _ message: String
  ) async throws {
    let package = try MadeUpPackage(["README.md": Self.page(command, body)])
    defer { package.remove() }

    let problems = try await package.problems(.outputs)

    #expect(problems == [message])
  }
}
