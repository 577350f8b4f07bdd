import CommandLineSupport
import Foundation

/// The programs that were built together with the tests.
public enum BuiltPrograms {
  /// The programs weren't found.
  public struct Missing: Error {
    /// The folders that were searched.
    public let places: [URL]
  }

  /// The programs' folder. It contains the test bundle, which is a file on Linux and a folder on
  /// macOS.
  ///
  /// - Parameter program: A program that the folder contains.
  public static func folder(of program: String = "compare") throws -> URL {
    try folder(
      of: program, arguments: CommandLine.arguments, main: Bundle.main.bundleURL,
      others: Bundle.allBundles.map(\.bundleURL))
  }

  /// The file of a program.
  public static func file(_ name: String) throws -> URL {
    try folder(of: name).appendingPathComponent(name)
  }

  /// Searches for the programs next to the test bundle. The bundle's path is in the process's
  /// arguments, or it is the main bundle, or another bundle.
  ///
  /// On macOS, the package manager's helper opens the test bundle: the main bundle is the helper's
  /// then, and no other is known. On Linux, reading all bundles may crash, so they come last.
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
