import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension FileManager {
  /// The paths of all that lies below a folder, from it on, sorted; none when there is no such
  /// folder.
  ///
  /// An enumerator of such a folder is nil on macOS and empty on Linux, so none is used anywhere.
  public func paths(below folder: String) -> [String] {
    ((try? subpathsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Whether there is a file at a path, and no folder.
  public func isFile(atPath path: String) -> Bool {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }
}

extension URL {
  /// The same place without a link in its path, as compilers and the current folder name it. Of what
  /// isn't there yet, the folder that is there has none.
  ///
  /// Foundation's own ways keep one link on macOS: they say `/var` for `/private/var`.
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
