import Foundation
import ToolingSupport

@testable import ChapterText

/// A small package in a temporary folder. Its programs are `printf`, `false`, and some of the workbook's;
/// all but `posts` have a script.
struct MadeUpPackage {
  let folder: TemporaryFolder

  /// Writes files, by their paths from the package's folder on.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    try write("// swift-tools-version: 6.2\n", to: "Package.swift")
    let tools = ["printf": "/usr/bin/printf", "false": Self.pathOfFalse]
    for (name, path) in tools {
      try add(name, at: URL(fileURLWithPath: path))
    }
    for name in ["chapters", "check", "compare", "kata", "messages", "posts"] {
      try add(name, at: try BuiltPrograms.file(name))
    }
    for (path, text) in files { try write(text, to: path) }
  }

  /// Reads the package.
  var check: PageCheck {
    PageCheck(package: folder.url, programs: folder.url.appendingPathComponent("bin"))
  }

  /// What a rule finds on a page.
  func problems(_ rule: Rule, on path: String = "README.md") async throws -> [String] {
    let check = check
    guard let page = check.page(path) else { throw Missing(path: path) }
    return await check.findings(rule, on: page).problems.map(\.description)
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  func remove() {
    folder.remove()
  }

  struct Missing: Error {
    var path: String
  }

  private func add(_ name: String, at executable: URL) throws {
    try write("", to: "Sources/Programs/\(name)/main.swift")
    if name != "posts" { try write("", to: "Scripts/\(name)") }
    let bin = folder.url.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bin.appendingPathComponent(name), withDestinationURL: executable)
  }

  private static var pathOfFalse: String {
    FileManager.default.fileExists(atPath: "/usr/bin/false") ? "/usr/bin/false" : "/bin/false"
  }
}
