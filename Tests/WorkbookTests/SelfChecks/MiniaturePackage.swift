import Foundation
import Testing

@testable import SelfChecks

/// Two libraries with their tests, and a mistake for each verdict, in a temporary folder.
struct MiniaturePackage {
  let scratch = ScratchFolder()

  var folder: URL { scratch.url.appendingPathComponent("original", isDirectory: true) }

  init() throws {
    try write(
      #"""
      // swift-tools-version: 6.2
      import Foundation
      import PackageDescription

      let package = Package(
        name: "Miniature",
        targets: [
          .target(name: "Sums"), .testTarget(name: "SumsTests", dependencies: ["Sums"]),
          .target(name: "Words"), .testTarget(name: "WordsTests", dependencies: ["Words"]),
        ].filter {
          let folder = "\($0.isTest ? "Tests" : "Sources")/\($0.name)"
          return FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(folder)")
        })

      """#, to: "Package.swift")
    for (library, code) in Self.code {
      try write(code.joined(separator: "\n") + "\n", to: "Sources/\(library)/\(library).swift")
    }
    try write(Self.tests, to: "Tests/SumsTests/SumsTests.swift")
    try write(Self.wordsTests, to: "Tests/WordsTests/WordsTests.swift")
    for (pattern, parts) in Self.parts {
      try write(parts.map { "# \($0)\n\n" }.joined(), to: "Tests/Mistakes/\(pattern).txt")
    }
  }

  /// What people get wrong, by pattern.
  private static let parts = [
    "adapter": ["1. The sum is wrong."], "bridge": [], "facade": [],
    "proxy": ["1. It goes wrong in another way.", "2. Nobody has made this one."],
    "decorator": ["1. It ends the tests of all others."],
  ]

  /// Writes a mistake that replaces the line on which a library's function works, as the last one of its part.
  func make(
    _ name: String, test: String, in library: String = "Sums", replacing old: String? = nil,
    by new: String
  ) throws {
    let code = try #require(Self.code[library])
    let words = name.split(separator: "/").map(String.init)
    let file = "Tests/Mistakes/\(words[0]).txt"
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let next = "# 2."
    let parts = text.components(separatedBy: next)
    let entry = """
      ## \(words[1])
      It is a matter of taste.
      Caught by: \(library)Tests.\(test)

      In: Sources/\(library)/\(library).swift
      = \(code[0])
      - \(old ?? code[1])
      + \(new)


      """
    try write(
      ([parts[0] + entry] + parts.dropFirst()).joined(separator: next), to: file)
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
