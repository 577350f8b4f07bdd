import CommandLineSupport
import Foundation
import Processes

/// A test's own folder. Its name contains a space and an umlaut, and its path no link.
public struct TemporaryFolder: Sendable {
  /// The folder.
  public let url: URL

  /// Creates the folder; `remove` deletes it.
  public init() throws {
    url = FileManager.default.temporaryDirectory.realPath
      .appendingPathComponent("für uns \(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The names of its contents.
  public var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path) }
  }

  /// Writes a file in the folder or a subfolder, and returns its path.
  public func file(_ name: String, holding text: String, mode: Int = 0o644) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    return file.path
  }

  /// Writes equal shell scripts that can be run at once.
  ///
  /// A file that is open for writing can't be run, and a process that another test starts at this
  /// moment inherits open files. So a single-threaded shell writes the scripts.
  public func scripts(_ names: [String], _ text: String) async throws {
    let writing =
      #"text=$1; shift; for p; do printf '%s\n' "$text" >"$p" && chmod 755 "$p" || exit; done"#
    let report = await ChildProcess(
      URL(fileURLWithPath: "/bin/bash"), ["-c", writing, "-", "#!/bin/bash\n" + text] + names,
      directory: url
    ).run(deadline: .seconds(60))
    guard report.ending == .exited(0) else { throw NotWritten(report: report) }
  }

  /// The scripts couldn't be written.
  public struct NotWritten: Error {
    /// The shell's report.
    public let report: ChildReport
  }

  /// Removes the folder and its contents.
  public func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
