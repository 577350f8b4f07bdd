import CommandLineSupport
import Foundation
import KataFiles
import KataRunner

/// The marks that were given already, a file each, by kata and text. So equal exercises are graded
/// once, whoever handed them in; a run that was interrupted goes on; and what several machines
/// graded is put together by copying their folders into one.
struct MarkStore: Sendable {
  /// The folder.
  let folder: URL

  /// What exercises are graded with, by the katas' names.
  let with: [String: String]

  /// The mark of a text; nil when it wasn't graded yet, or with something else.
  func mark(of kata: Kata, _ exercise: Data) -> Mark? {
    guard let data = FileManager.default.contents(atPath: file(kata, exercise).path),
      let mark = try? JSONDecoder().decode(Mark.self, from: data),
      mark.exercise == exercise, mark.with == with[kata.name]
    else { return nil }
    return mark
  }

  /// Keeps a mark.
  func keep(_ mark: Mark, of kata: Kata) throws(ProgramError) {
    try OutputFile(file(kata, mark.exercise).path).writeMakingFolder(json(mark))
  }

  private func file(_ kata: Kata, _ exercise: Data) -> URL {
    let hash = OriginalHashes.hash(of: [kata.file: exercise])
    return folder.appendingPathComponent("\(kata.name)/\(hash).json")
  }
}
