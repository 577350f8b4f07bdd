import Foundation
import KataFiles

/// The exercise of a kata as text and as the compiler reads it, for a test about its form.
public struct KataExercise: Sendable {
  /// What stands in its file.
  public let text: String

  /// What the compiler sees there.
  public let syntax: Syntax

  /// Reads the exercise.
  ///
  /// - Parameter testFile: A file in the folder `Tests` of the kata.
  public init(testFile: String = #filePath) throws {
    let parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
    let folder =
      parts.prefix(parts.lastIndex(of: "Tests") ?? 0).joined(separator: "/") + "/Exercise"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let file = folder + "/" + (names.filter { $0.hasSuffix(".swift") }.min() ?? "")
    text = try String(contentsOfFile: file, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = Syntax.command(for: file)
    let output = Pipe()
    compiler.standardOutput = output
    compiler.standardError = FileHandle.nullDevice
    try compiler.run()
    let dump = try output.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    guard let syntax = Syntax(String(decoding: dump, as: UTF8.self), of: text) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.syntax = syntax
  }

  /// What is declared under a name, in its type and in its extensions, without comments and texts.
  ///
  /// - Parameter type: A type that stands at the top of the file.
  public func code(of type: String) -> [String] {
    syntax.declarations(of: type).map { declaration in
      declaration.replacing(
        /"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"|\/\/.*|\/\*(?s:.*?)\*\//, with: "")
    }
  }
}
