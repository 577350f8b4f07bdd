import Foundation
import Processes
import ProgramSupport
import TestSupport
import Testing

/// A clone for Windows, without building.
@Suite(
  .ends(within: 600), .enabled(if: WindowsClone.canBeMade, "this copy has no history to clone"))
struct CloneTests {
  @Test func `lists the katas in a clone that git made for Windows`() async throws {
    let clone = try await WindowsClone()
    try clone.take("kata")

    let report = await clone.script("kata", "list")

    #expect(report.ending == .exited(0), "\(report.text)")
    #expect(report.printed.contains("* 1.1   classic-sign-in "))
    #expect(report.printed.contains(/\nIn all: 0 of \d+ katas done/))
  }
}

/// A clone for Windows, with a build.
@Suite(
  .ends(within: 1200), .enabled(if: WindowsClone.canBeMade, "this copy has no history to clone"))
struct SlowCloneTests {
  @Test func `checks a kata and compares the patterns in a clone that git made for Windows`()
    async throws
  {
    let clone = try await WindowsClone()
    try SourceTree.text(of: Reader.folder + "/Solution/ClassicSignIn.swift")
      .replacing("\n", with: "\r\n")
      .write(
        to: clone.folder.appendingPathComponent(Reader.exercise), atomically: true, encoding: .utf8)

    let check = await clone.script("kata", "check", "1.1", deadline: .seconds(900))
    let compare = await clone.script("compare", "--width", "80", deadline: .seconds(900))

    #expect(check.ending == .exited(0), "\(check.text)")
    #expect(check.printed.hasPrefix("classic-sign-in is done: "))
    #expect(compare.ending == .exited(0), "\(compare.text)")
    #expect(compare.printed.contains("Repeat search "))
  }
}

/// A clone of this workbook with git's usual settings on Windows, in a folder whose name contains a
/// space and an umlaut. The clone is deleted with the object.
final class WindowsClone: Sendable {
  /// Whether there is a history to clone. A downloaded archive has none.
  static let canBeMade = SourceTree.exists(".git")

  private let temporary: TemporaryFolder
  let folder: URL

  init() async throws {
    temporary = try TemporaryFolder()
    folder = temporary.url.appendingPathComponent("clone", isDirectory: true)
    let git = ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["git", "clone", "-q", "-c", "core.autocrlf=true", SourceTree.root.path, folder.path])
    let report = await git.run(deadline: .seconds(60))
    try #require(report.ending == .exited(0), "\(report.text)")
  }

  deinit { temporary.remove() }

  /// Links a built program where a script expects it.
  func take(_ program: String) throws {
    let place = folder.appendingPathComponent(".build/debug", isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    // A link, since a copy may be open for writing in another test's child process, and then can't
    // be run.
    try FileManager.default.createSymbolicLink(
      at: place.appendingPathComponent(program),
      withDestinationURL: BuiltPrograms.file(program))
    try Data().write(to: folder.appendingPathComponent(".build/\(program).built"))
  }

  /// Runs a script from another folder, with a TMPDIR that doesn't exist.
  func script(_ words: String..., deadline: Duration = .seconds(60)) async -> ChildReport {
    var child = ChildProcess(
      folder.appendingPathComponent("Scripts/\(words[0])"), Array(words[1...]))
    child.directory = temporary.url
    child.environment = ProcessInfo.processInfo.environment
    child.environment?["TMPDIR"] = "/nowhere"
    return await child.run(deadline: deadline)
  }
}
