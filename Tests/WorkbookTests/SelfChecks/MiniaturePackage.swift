import Foundation

@testable import check

/// A package with a library, its tests, and a mistake for each verdict, in a temporary folder.
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
        ])

      """, to: "Package.swift")
    try write(Self.library, to: "Sources/Sums/Sums.swift")
    try write(Self.tests, to: "Tests/SumsTests/SumsTests.swift")
    try write(
      """
      ## Adapter
      1. The sum is wrong.
      ## Proxy
      1. It goes wrong in another way.
      2. Nobody has made this one.

      """, to: "Tests/Mistakes/README.md")
  }

  /// Writes a patch that replaces the line on which the sum is made.
  func make(
    _ name: String, test: String, replacing old: String = "  a + b",
    by new: String
  ) throws {
    try write(
      """
      Caught by: SumsTests.Adding/\(test)
      Belief: A sum is a matter of taste.
      --- a/Sources/Sums/Sums.swift
      +++ b/Sources/Sums/Sums.swift
      @@ -1,3 +1,3 @@
       public func sum(_ a: Int, _ b: Int) -> Int {
      -\(old)
      +\(new)
       }

      """, to: "Tests/Mistakes/\(name).patch")
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static let library = """
    public func sum(_ a: Int, _ b: Int) -> Int {
      a + b
    }

    """

  private static let tests = """
    import Sums
    import Testing

    @Suite struct Adding {
      @Test func `adds (two numbers)`() { #expect(sum(1, 2) == 3) }
      @Test(arguments: [0, 7]) func `adds nothing`(to number: Int) { #expect(sum(number, 0) == number) }
      @Test func `is always wrong`() { #expect(sum(1, 1) == 3) }
    }

    """
}
