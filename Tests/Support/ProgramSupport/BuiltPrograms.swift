import CommandLineSupport
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
  ///
  /// - Parameter program: One of them, to know the folder by.
  public static func folder(of program: String = "compare") throws -> URL {
    try folder(
      of: program, arguments: CommandLine.arguments, main: Bundle.main.bundleURL,
      others: Bundle.allBundles.map(\.bundleURL))
  }

  /// The file of one of them.
  public static func file(_ name: String) throws -> URL {
    try folder(of: name).appendingPathComponent(name)
  }

  /// Looks for them round the test bundle: where the process's arguments say that it is, else where
  /// its main bundle is, else where another one is.
  ///
  /// On macOS the package manager's helper opens the test bundle: the main bundle is the helper's
  /// then, and no other one is known. On Linux asking for the others may crash, so they come last.
  static func folder(
    of program: String, arguments: [String], main: URL, others: @autoclosure () -> [URL]
  ) throws -> URL {
    let named = zip(arguments, arguments.dropFirst()).filter { $0.0 == "--test-bundle-path" }
    let first = named.map { URL(fileURLWithPath: $0.1) } + [main]
    if let folder = folder(of: program, round: first) { return folder }
    let others = others()
    guard let folder = folder(of: program, round: others) else {
      throw Missing(places: first + others)
    }
    return folder
  }

  private static func folder(of program: String, round starts: [URL]) -> URL? {
    for start in starts {
      var folder = start
      for _ in 0..<5 {
        let file = folder.appendingPathComponent(program).path
        if FileManager.default.isFile(atPath: file) { return folder }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }
}
