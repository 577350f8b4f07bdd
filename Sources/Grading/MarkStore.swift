import CommandLineSupport
import Foundation
import KataFiles
import KataRunner

/// The results of graded exercises, one file for each kata and text. So identical exercises are
/// graded once, an interrupted run can go on, and the folders of several machines can be
/// merged.
struct MarkStore: Sendable {
  let folder: URL

  /// The hashes of what the results depend on, by kata.
  let with: [String: String]

  /// The result of a text; nil if this text hasn't been graded with the same tests and settings.
  func mark(of kata: Kata, _ exercise: Data) -> Mark? {
    guard let data = FileManager.default.contents(atPath: file(kata, exercise).path),
      let mark = try? JSONDecoder().decode(Mark.self, from: data),
      mark.exercise == exercise, mark.with == with[kata.name]
    else { return nil }
    return mark
  }

  /// Keeps a result.
  func keep(_ mark: Mark, of kata: Kata) throws(ProgramError) {
    try OutputFile(file(kata, mark.exercise).path).writeMakingFolder(json(mark))
  }

  private func file(_ kata: Kata, _ exercise: Data) -> URL {
    let hash = OriginalHashes.hash(of: [kata.file: exercise])
    return folder.appendingPathComponent("\(kata.name)/\(hash).json")
  }
}
