import Foundation

/// What a program was started with by a script of the package, which says first where the package
/// is.
public struct ScriptWords: Sendable {
  /// The package's folder: the one that stands behind a `--package` in the first place, else the
  /// current one.
  public let package: URL

  /// What the reader typed.
  public let rest: [String]

  /// Reads a command line, the program's name left out.
  public init(_ words: some Collection<String>) {
    let isToldWhere = words.first == "--package" && words.count > 1
    rest = Array(words.dropFirst(isToldWhere ? 2 : 0))
    let path = isToldWhere ? words.dropFirst().first : nil
    package = URL(
      fileURLWithPath: path ?? FileManager.default.currentDirectoryPath, isDirectory: true)
  }
}
