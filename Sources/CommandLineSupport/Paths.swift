import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension FileManager {
  /// The sorted relative paths of everything below a folder; empty if the folder doesn't exist.
  ///
  /// An enumerator isn't used: for a missing folder it's nil on macOS, but empty on Linux.
  public func paths(below folder: String) -> [String] {
    ((try? subpathsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Whether there is a file, not a folder, at a path.
  public func isFile(atPath path: String) -> Bool {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}

extension URL {
  /// The path without symbolic links, as compilers and the current folder have it. In a path that
  /// doesn't exist yet, the existing folders are resolved.
  ///
  /// Foundation's methods don't resolve `/var` to `/private/var` on macOS.
  public var realPath: URL {
    guard let path = realpath(path, nil) else {
      let folder = deletingLastPathComponent()
      guard folder.path.utf8.count < self.path.utf8.count else { return self }
      return folder.realPath.appendingPathComponent(
        lastPathComponent, isDirectory: hasDirectoryPath)
    }
    defer { free(path) }
    return URL(fileURLWithPath: String(cString: path), isDirectory: hasDirectoryPath)
  }
}
