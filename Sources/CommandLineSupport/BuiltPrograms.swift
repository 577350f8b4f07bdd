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
    try folder(
      arguments: CommandLine.arguments, main: Bundle.main.bundleURL,
      others: Bundle.allBundles.map(\.bundleURL))
  }

  /// The file of one of them.
  public static func file(_ name: String) throws -> URL {
    try folder().appendingPathComponent(name)
  }

  /// Looks for them round the test bundle: where the process's arguments say that it is, else where its
  /// main bundle is, else where another one is.
  ///
  /// On macOS the package manager's helper opens the test bundle: the main bundle is the helper's then,
  /// and no other one is known. On Linux asking for the others may crash, so they come last.
  static func folder(
    arguments: [String], main: URL, others: @autoclosure () -> [URL]
  ) throws -> URL {
    let named = zip(arguments, arguments.dropFirst()).filter { $0.0 == "--test-bundle-path" }
    let first = named.map { URL(fileURLWithPath: $0.1) } + [main]
    if let folder = folder(round: first) { return folder }
    let others = others()
    guard let folder = folder(round: others) else { throw Missing(places: first + others) }
    return folder
  }

  private static func folder(round starts: [URL]) -> URL? {
    for start in starts {
      var folder = start
      for _ in 0..<5 {
        let program = folder.appendingPathComponent("compare").path
        if FileManager.default.isFile(atPath: program) { return folder }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }
}
