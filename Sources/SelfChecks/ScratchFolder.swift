import CommandLineSupport
import Foundation

/// A temporary folder for the copies that a check works on.
package struct ScratchFolder: Sendable {
  /// The folder.
  package let url: URL

  /// Chooses a name that nobody else has; a check makes the folder.
  package init() {
    // Short, since tests may open sockets in it, whose paths are bounded.
    url = FileManager.default.temporaryDirectory.realPath.appendingPathComponent(
      "five-wrappers.\(UUID().uuidString.prefix(8))", isDirectory: true)
  }

  /// Removes the folder with all that is in it; nothing happens when there is none.
  package func remove() {
    // A program that was just killed may have left a file while we were at it.
    for _ in 0..<3 where FileManager.default.fileExists(atPath: url.path) {
      try? FileManager.default.removeItem(at: url)
    }
  }
}
