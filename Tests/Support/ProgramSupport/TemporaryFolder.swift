import CommandLineSupport
import Foundation
import Processes

/// A folder that a test has for itself; its name holds a space and an umlaut, its path no link.
public struct TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Creates the folder; `remove` takes it away.
  public init() throws {
    url = FileManager.default.temporaryDirectory.realPath
      .appendingPathComponent("für uns \(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The names of what lies in it.
  public var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path) }
  }

  /// Writes a file into it, or into a folder below it, and gives its path.
  public func file(_ name: String, holding text: String, mode: Int = 0o644) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    return file.path
  }

  /// Writes shell scripts that can be run at once; they are all the same.
  ///
  /// A file can't be run while somebody has it open to write, and a process that another test
  /// starts at this moment inherits what this one has open. So a single-threaded shell writes them.
  public func scripts(_ names: [String], _ text: String) async throws {
    let writing =
      #"text=$1; shift; for p; do printf '%s\n' "$text" >"$p" && chmod 755 "$p" || exit; done"#
    let report = await ChildProcess(
      URL(fileURLWithPath: "/bin/bash"), ["-c", writing, "-", "#!/bin/bash\n" + text] + names,
      directory: url
    ).run(deadline: .seconds(60))
    guard report.ending == .exited(0) else { throw NotWritten(report: report) }
  }

  /// Why scripts couldn't be written.
  public struct NotWritten: Error {
    /// What the shell said.
    public let report: ChildReport
  }

  /// Removes it and what lies in it.
  public func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
