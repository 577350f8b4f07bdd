import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A temporary folder for the copies that a check works on.
public struct ScratchFolder: Sendable {
  /// The folder.
  public let url: URL

  /// Chooses a name that nobody else has; a check makes the folder.
  public init() {
    // Short, since tests may open sockets in it, whose paths are bounded.
    url = Self.temporaryFolder.appendingPathComponent(
      "five-wrappers.\(UUID().uuidString.prefix(8))", isDirectory: true)
  }

  /// The path that the compiler's messages begin with: on macOS Foundation keeps a link in it.
  private static var temporaryFolder: URL {
    let folder = FileManager.default.temporaryDirectory
    guard let path = realpath(folder.path, nil) else { return folder }
    defer { free(path) }
    return URL(fileURLWithPath: String(cString: path), isDirectory: true)
  }

  /// Removes the folder with all that is in it; nothing happens when there is none.
  public func remove() {
    // A program that was just killed may have left a file while we were at it.
    for _ in 0..<3 where FileManager.default.fileExists(atPath: url.path) {
      try? FileManager.default.removeItem(at: url)
    }
  }
}
