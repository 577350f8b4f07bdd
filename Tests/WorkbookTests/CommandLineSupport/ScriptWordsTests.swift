import CommandLineSupport
import Foundation
import TestSupport
import Testing

@Suite(.ends(within: 600)) struct ScriptWordsTests {
  private static let current = URL(
    fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)

  @Test func `takes the package from the script, and keeps the user's arguments`() {
    let words = ScriptWords(["--package", "/a b", "list", "--package", "c"])

    #expect(words.package.path == "/a b")
    #expect(words.rest == ["list", "--package", "c"])
  }

  @Test(arguments: [[], ["list"], ["list", "--package", "c"], ["--package"]])
  func `takes the current folder without a script`(_ typed: [String]) {
    let words = ScriptWords(typed)

    #expect(words.package == Self.current)
    #expect(words.rest == typed)
  }
}
