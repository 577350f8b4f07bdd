import Foundation
import Testing

@testable import SelfChecks

/// Two libraries with their tests, and a mistake for each verdict, in a temporary folder.
struct MiniaturePackage {
  let scratch = ScratchFolder()

  var folder: URL { scratch.url.appendingPathComponent("original", isDirectory: true) }

  init() throws {
    try write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Miniature",
        targets: [
          .target(name: "Sums"), .testTarget(name: "SumsTests", dependencies: ["Sums"]),
          .target(name: "Words"), .testTarget(name: "WordsTests", dependencies: ["Words"]),
        ])

      """, to: "Package.swift")
    for (library, code) in Self.code {
      try write(code.joined(separator: "\n") + "\n", to: "Sources/\(library)/\(library).swift")
    }
    try write(Self.tests, to: "Tests/SumsTests/SumsTests.swift")
    try write(Self.wordsTests, to: "Tests/WordsTests/WordsTests.swift")
    try write(
      """
      ## Adapter
      1. The sum is wrong.
      ## Proxy
      1. It goes wrong in another way.
      2. Nobody has made this one.
      ## Decorator
      1. It ends the tests of all others.

      """, to: "Tests/Mistakes/README.md")
  }

  /// Writes a patch that replaces the line on which a library's function works.
  func make(
    _ name: String, test: String, in library: String = "Sums", replacing old: String? = nil,
    by new: String
  ) throws {
    let code = try #require(Self.code[library])
    try write(
      """
      Caught by: \(library)Tests.\(test)
      Belief: It is a matter of taste.
      --- a/Sources/\(library)/\(library).swift
      +++ b/Sources/\(library)/\(library).swift
      @@ -1,3 +1,3 @@
       \(code[0])
      -\(old ?? code[1])
      +\(new)
       \(code[2])

      """, to: "Tests/Mistakes/\(name).patch")
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static let code = [
    "Sums": ["public func sum(_ a: Int, _ b: Int) -> Int {", "  a + b", "}"],
    "Words": ["public func joined(_ words: [String]) -> String {", "  words.joined()", "}"],
  ]

  private static let tests = """
    import Sums
    import Testing

    @Suite struct Adding {
      @Test func `adds (two numbers)`() { #expect(sum(1, 2) == 3) }
      @Test(arguments: [0, 7]) func `adds nothing`(to number: Int) async throws {
        // A crash beside it comes first.
        try await Task.sleep(for: .seconds(1))
        #expect(sum(number, 0) == number)
      }
      @Test func `is always wrong`() { #expect(sum(1, 1) == 3) }
    }

    """

  private static let wordsTests = """
    import Testing
    import Words

    @Suite struct Joining {
      @Test func joins() { #expect(joined(["a", "b"]) == "ab") }
    }

    """
}
