import Foundation
import Katas
import Tooling
import ToolingSupport

/// Somebody with a copy of the katas' part of the package, who uses the real runner. The copy is gone
/// when nobody needs it any more.
final class Reader: Sendable {
  static let kata = "classic-sign-in"
  static let folder = "Chapters/1-adapter/katas/classic-sign-in"
  static let exercise = folder + "/Exercise/ClassicSignIn.swift"

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let temporary: TemporaryFolder
  let originals: Originals

  var package: URL { temporary.url }

  /// Copies the package as it came.
  init() throws {
    temporary = try TemporaryFolder()
    originals = try Originals(of: Self.root)
    for (path, text) in originals.texts { try write(text, to: path) }
    try write(originals.json, to: Originals.file)
  }

  deinit {
    temporary.remove()
  }

  func write(_ text: String, to path: String) throws {
    let file = package.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Saves the exercise: as it came, with a change.
  func save(replacing old: String = "// Your code\n", by new: String) throws {
    let text = originals.texts[Self.exercise] ?? ""
    try write(text.replacing(old, with: new), to: Self.exercise)
  }

  /// Saves the solution in the place of the exercise.
  func saveSolution() throws {
    try write(
      originals.texts[Self.folder + "/Solution/ClassicSignIn.swift"] ?? "", to: Self.exercise)
  }

  func text(of path: String) -> String? {
    Originals.text(of: path, in: package)
  }

  /// Types a command.
  func kata(_ words: String..., deadline: Duration = .seconds(120)) async throws -> ChildReport {
    try await process(words).run(deadline: deadline)
  }

  func process(_ words: [String]) throws -> ChildProcess {
    ChildProcess(try BuiltPrograms.file("kata"), ["--package", package.path] + words)
  }
}

extension ChildReport {
  /// What it printed for the reader.
  var printed: String { String(decoding: output, as: UTF8.self) }

  /// What it complained of.
  var complaint: String { String(decoding: errors, as: UTF8.self) }
}
