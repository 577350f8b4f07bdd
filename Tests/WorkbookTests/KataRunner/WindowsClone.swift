import Foundation
import Processes
import ProgramSupport
import TestSupport

/// A clone of this workbook by a git that is set as it usually is on Windows, in a folder whose name holds a
/// space and an umlaut. It is gone when nobody needs it any more.
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
    guard report.ending == .exited(0) else { throw NotCloned(report: report) }
  }

  struct NotCloned: Error { let report: ChildReport }

  deinit { temporary.remove() }

  /// Lays a program that is built already where a script looks for it.
  func take(_ program: String) throws {
    let place = folder.appendingPathComponent(".build/debug", isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: BuiltPrograms.file(program), to: place.appendingPathComponent(program))
    try Data().write(to: folder.appendingPathComponent(".build/\(program).built"))
  }

  /// Runs a script from another folder, for somebody whose TMPDIR isn't there.
  func script(_ words: String..., deadline: Duration = .seconds(60)) async -> ChildReport {
    var child = ChildProcess(
      folder.appendingPathComponent("Scripts/\(words[0])"), Array(words[1...]))
    child.directory = temporary.url
    child.environment = ProcessInfo.processInfo.environment
    child.environment?["TMPDIR"] = "/nowhere"
    return await child.run(deadline: deadline)
  }
}
