import Foundation

/// The programs that were built together with the tests.
public enum BuiltPrograms {
  /// Why the programs weren't found.
  public struct Missing: Error {
    /// Where they were looked for.
    public let places: [URL]
  }

  /// The folder that holds them. They lie beside the test bundle, which is a file on Linux and a
  /// folder on macOS.
  public static func folder() throws -> URL {
    let bundles = [Bundle.main] + Bundle.allBundles
    return try folder(
      arguments: CommandLine.arguments,
      bundles: bundles.map(\.bundleURL) + bundles.compactMap(\.executableURL))
  }

  /// The file of one of them.
  public static func file(_ name: String) throws -> URL {
    try folder().appendingPathComponent(name)
  }

  /// Looks for them round the test bundle: where the process's arguments say that it is, else where the
  /// process's bundles are.
  ///
  /// On macOS the package manager's helper opens the test bundle: the main bundle is the helper's then,
  /// and no other one is known.
  static func folder(arguments: [String], bundles: [URL]) throws -> URL {
    let named = zip(arguments, arguments.dropFirst()).filter { $0.0 == "--test-bundle-path" }
    let starts = named.map { URL(fileURLWithPath: $0.1) } + bundles
    for start in starts {
      var folder = start
      for _ in 0..<5 {
        if isFile(folder.appendingPathComponent("compare")) { return folder }
        folder.deleteLastPathComponent()
      }
    }
    throw Missing(places: starts)
  }

  private static func isFile(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue
  }
}
