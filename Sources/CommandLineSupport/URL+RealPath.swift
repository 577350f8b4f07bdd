import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension URL {
  /// The same place without a link in its path, as compilers and the current folder name it; this
  /// URL itself when there is no such place.
  ///
  /// Foundation's own ways keep one link on macOS: they say `/var` for `/private/var`.
  public var realPath: URL {
    guard let path = realpath(path, nil) else { return self }
    defer { free(path) }
    return URL(fileURLWithPath: String(cString: path), isDirectory: hasDirectoryPath)
  }
}
