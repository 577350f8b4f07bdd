import Foundation
import Tooling

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

  /// Writes a file into it and gives its path.
  public func file(_ name: String, holding text: String, mode: Int = 0o644) throws -> String {
    let path = url.appendingPathComponent(name).path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    return path
  }

  /// Removes it and what lies in it.
  public func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}
