import Foundation

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
