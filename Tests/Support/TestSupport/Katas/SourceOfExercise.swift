import Foundation
import KataFiles

/// Reads a kata's exercise, for a test about its form.
///
/// - Parameter testFile: A file in one of the kata's folders.
public func sourceOfExercise(testFile: String = #filePath) throws -> SourceCode {
  let kata = URL(fileURLWithPath: testFile).deletingLastPathComponent().deletingLastPathComponent()
  let folder = kata.appendingPathComponent("Exercise", isDirectory: true)
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
  let file = names.filter { $0.hasSuffix(".swift") }.min() ?? ""
  return SourceCode(try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
}
