import Foundation

/// The exercise of a kata as text, for a test that has to read it.
///
/// - Parameter testFile: A file in the folder `Tests` of the kata.
public func kataExercise(testFile: String = #filePath) throws -> String {
  let parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
  let folder =
    parts.prefix(parts.lastIndex(of: "Tests") ?? 0).joined(separator: "/") + "/Exercise"
  return try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(".swift") }.sorted()
    .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    .joined(separator: "\n")
}
