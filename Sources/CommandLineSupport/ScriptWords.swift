import Foundation

/// The arguments that a script of the package passes to a program, with the package's folder first.
public struct ScriptWords: Sendable {
  /// The folder after a leading `--package`, or else the current folder.
  public let package: URL

  /// The arguments that the user typed.
  public let rest: [String]

  /// Reads a command line without the program's name.
  public init(_ words: some Collection<String>) {
    let isToldWhere = words.first == "--package" && words.count > 1
    rest = Array(words.dropFirst(isToldWhere ? 2 : 0))
    let path = isToldWhere ? words.dropFirst().first : nil
    package = URL(
      fileURLWithPath: path ?? FileManager.default.currentDirectoryPath, isDirectory: true)
  }
}
