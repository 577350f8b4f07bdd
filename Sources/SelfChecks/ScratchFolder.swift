import CommandLineSupport
import Foundation

/// A temporary folder for a check's copies.
package struct ScratchFolder: Sendable {
  package let url: URL

  /// Creates a unique path. The check creates the folder itself.
  package init() {
    // The path is short, since tests may open sockets in it, and a socket's path is limited.
    url = FileManager.default.temporaryDirectory.realPath.appendingPathComponent(
      "five-wrappers.\(UUID().uuidString.prefix(8))", isDirectory: true)
  }

  /// Removes the folder and its contents, if it exists.
  package func remove() {
    // A program that was just ended may have written a file in the meantime.
    for _ in 0..<3 where FileManager.default.fileExists(atPath: url.path) {
      try? FileManager.default.removeItem(at: url)
    }
  }
}
