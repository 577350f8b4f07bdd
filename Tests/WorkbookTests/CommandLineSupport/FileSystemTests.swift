import CommandLineSupport
import Foundation
import ProgramSupport
import TestSupport
import Testing

/// Differences between macOS and Linux in file systems and Foundation.
@Suite(.ends(within: 600)) struct FileSystemTests {
  @Test func `finds everything below a folder, and nothing in a missing one`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("b/c"), withIntermediateDirectories: true)
    _ = try folder.file("b/c/d.swift", holding: "")
    let file = try folder.file("a.swift", holding: "")

    let paths = FileManager.default.paths(below: folder.url.path)
    let missing = FileManager.default.paths(below: folder.url.path + "/none")
    let ofAFile = FileManager.default.paths(below: file)

    #expect(paths == ["a.swift", "b", "b/c", "b/c/d.swift"])
    #expect(missing == [])
    #expect(ofAFile == [])
  }

  @Test func `resolves the links of a path`() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let real = folder.url.appendingPathComponent("private/var", isDirectory: true)
    let link = folder.url.appendingPathComponent("var")
    try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
    let missing = link.appendingPathComponent("none")

    #expect(link.realPath.path == real.path)
    #expect(real.realPath.path == real.path)
    #expect(missing.realPath.path == real.appendingPathComponent("none").path)
  }
}
