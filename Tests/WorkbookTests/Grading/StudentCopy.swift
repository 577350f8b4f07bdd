import CommandLineSupport
import Foundation
import Processes
import ProgramSupport
import TestSupport

/// A student copy written by the real program.
final class StudentCopy: Sendable {
  private let temporary: TemporaryFolder
  let folder: URL

  /// The program's output.
  let report: ChildReport

  /// Writes a student copy.
  ///
  /// - Parameters:
  ///   - package: The workbook.
  ///   - words: The options after the folder.
  init(of package: URL = SourceTree.root, _ words: String...) async throws {
    temporary = try TemporaryFolder()
    folder = temporary.url.appendingPathComponent("für alle", isDirectory: true)
    let handout = try Self.process([folder.path] + words, of: package)
    report = await handout.run(deadline: .seconds(120))
  }

  deinit {
    temporary.remove()
  }

  static func process(_ words: [String], of package: URL = SourceTree.root) throws -> ChildProcess {
    ChildProcess(try BuiltPrograms.file("handout"), ["--package", package.path] + words)
  }

  var paths: [String] {
    FileManager.default.paths(below: folder.path).filter {
      FileManager.default.isFile(atPath: folder.path + "/" + $0)
    }
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Runs `Scripts/kata` in the student copy.
  func kata(_ words: String..., deadline: Duration = .seconds(120)) async throws -> ChildReport {
    var child = ChildProcess(
      try BuiltPrograms.file("kata"), ["--package", folder.path] + words)
    child.directory = folder
    return await child.run(deadline: deadline)
  }
}
