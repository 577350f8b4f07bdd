import Foundation
import KataFiles
import Processes
import ProgramSupport
import TestSupport
import Testing

@testable import KataRunner

/// A reader with a copy of the katas' part of the package, who uses the real runner. The copy is
/// deleted with the object.
final class Reader: Sendable {
  static let kata = "classic-sign-in"
  static let folder = "Chapters/1-adapter/katas/classic-sign-in"
  static let exercise = folder + "/Exercise/ClassicSignIn.swift"

  static let chapters = [
    "0-the-scenario", "1-adapter", "2-bridge", "3-facade", "4-proxy", "5-decorator",
    "6-telling-them-apart",
  ]

  private let temporary: TemporaryFolder
  let originals: KataOriginals

  var package: URL { temporary.url }

  /// Copies the original package, and starts the runner once, unless told otherwise.
  init(hasStarted: Bool = true) throws {
    temporary = try TemporaryFolder()
    originals = try KataOriginals(of: SourceTree.root)
    let katas = OriginalHashes.katas(in: SourceTree.root)
    for path in OriginalHashes.support + katas + [
      OriginalHashes.file, KataLock.file, KnownMisconception.file, CoursePath.map,
    ] + Self.chapters.map({ "Chapters/\($0)/README.md" }) {
      let place = temporary.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: SourceTree.root.appending(path: path), to: place)
    }
    if hasStarted { try KataOriginals(of: package).layAside() }
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

  /// Writes a course map.
  ///
  /// - Parameter sittings: The folders of chapters, with 10 minutes each, and the names of katas,
  ///   with 20 minutes. A part follows a comma: `one-call, part 1`.
  func map(_ sittings: [String]...) throws {
    let katas = try KataCatalog(originals).katas
    let text = sittings.enumerated().map { index, titles in
      let rows = titles.map { title in
        let name = title.prefix { $0 != "," }
        let kata = katas.first { $0.name == name }
        let folder = kata.map { "\($0.chapter)/katas/\(name)" } ?? "\(name)"
        return "| [the \(title)](\(folder)/README.md) | \(kata == nil ? 10 : 20) min |\n"
      }
      return """
        ### Sitting \(index + 1): Go

        \(rows.joined())
        Stop here. You can now go
        to \(index + 1).


        """
    }
    try write("# Map\n\n## Path\n\n\(text.joined())## The rest\n", to: CoursePath.map)
  }

  /// Marks a kata as done with its present exercise.
  func finish(_ name: String, isCurrent: Bool = true) throws {
    let kata = try KataCatalog(originals).kata(named: name)
    let notes = ReaderNotes(package: package)
    try write("// done\n", to: kata.exercise)
    try notes.keep(Data("// done\n".utf8), as: .done, of: kata)
    if isCurrent { try notes.keep(current: kata) }
  }

  /// Saves the original exercise with a change.
  func save(replacing old: String = "// Your code\n", by new: String) throws {
    let text = try SourceTree.text(of: Self.exercise)
    try write(text.replacing(old, with: new), to: Self.exercise)
  }

  /// Saves the solution as the exercise.
  func saveSolution() throws {
    try write(SourceTree.text(of: Self.folder + "/Solution/ClassicSignIn.swift"), to: Self.exercise)
  }

  func text(of path: String) -> String? {
    try? String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  /// Runs a command.
  func kata(_ words: String..., deadline: Duration = .seconds(120)) async throws -> ChildReport {
    try await process(words).run(deadline: deadline)
  }

  /// Runs git in the copy.
  func git(_ words: String) async throws {
    let who =
      "export GIT_AUTHOR_NAME=R GIT_AUTHOR_EMAIL=r@x GIT_COMMITTER_NAME=R GIT_COMMITTER_EMAIL=r@x"
    let shell = ChildProcess(
      URL(fileURLWithPath: "/bin/sh"), ["-c", "\(who); git \(words)"], directory: package)
    let report = await shell.run(deadline: .seconds(60))
    try #require(report.ending == .exited(0), "\(report.text)")
  }

  func process(_ words: [String]) throws -> ChildProcess {
    ChildProcess(try BuiltPrograms.file("kata"), ["--package", package.path] + words)
  }
}

extension ChildReport {
  /// The standard output.
  var printed: String { String(decoding: output, as: UTF8.self) }

  /// The standard error.
  var complaint: String { String(decoding: errors, as: UTF8.self) }
}
