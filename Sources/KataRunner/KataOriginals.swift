import CommandLineSupport
import Foundation
import KataFiles
import Processes

/// The original katas, and the modules that their tests use.
///
/// The runner always checks with these, even if the reader edited the files. An unchanged folder is
/// its own original. Otherwise the copy from the first run is used, or git's: in a clone of a
/// student's work, the folder is edited from the start.
public struct KataOriginals: Sendable {
  /// The folder of the copies, relative to the package.
  package static let aside = ReaderNotes.folder + "/originals"

  package let hashes: OriginalHashes
  package let locks: [String: KataLock]
  let package: URL

  /// Reads the list of hashes.
  ///
  /// - Parameter package: The package's folder.
  public init(of package: URL) throws(ProgramError) {
    guard let hashes = OriginalHashes(of: package) else {
      throw .lost(package.appendingPathComponent(OriginalHashes.file).path)
    }
    self.hashes = hashes
    locks = try KataLock.all(in: package)
    self.package = package
  }

  /// The original files of a folder, by their paths relative to the package.
  ///
  /// - Throws: An error with advice if the originals are lost.
  public func files(in folder: String) throws(ProgramError) -> [String: Data] {
    var files = OriginalHashes.contents(of: folder, in: package)
    if !hashes.areOriginal(files, in: folder) {
      files = OriginalHashes.contents(of: folder, in: aside)
    }
    if !hashes.areOriginal(files, in: folder) { files = try remembered(folder) }
    return Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", $1) })
  }

  /// The files of some folders that were changed, added or removed.
  public func changes(in folders: [String], of package: URL) throws(ProgramError) -> [String] {
    var changes: [String] = []
    for folder in folders {
      let contents = OriginalHashes.contents(of: folder, in: package)
      guard !hashes.areOriginal(contents, in: folder) else { continue }
      let now = Dictionary(uniqueKeysWithValues: contents.map { ("\(folder)/\($0)", $1) })
      let then = try files(in: folder)
      changes += Set(now.keys).union(then.keys).filter { now[$0] != then[$0] }.sorted()
    }
    return changes
  }

  /// Whether this is the unchanged exercise of a kata.
  package func isUntouched(_ kata: Kata, _ exercise: Data) -> Bool {
    hashes.areOriginal([kata.file: exercise], in: kata.folder + "/Exercise")
  }

  /// Copies the unchanged folders, once for each list of hashes: usually before the reader's first
  /// edit.
  public func layAside() {
    let list = aside.appendingPathComponent("list.txt")
    guard (try? String(contentsOf: list, encoding: .utf8)) != hashes.text else { return }
    // Folders that were edited before the first run may be restored by the next download.
    var isWhole = true
    for folder in hashes.hashes.keys
    where !hashes.areOriginal(OriginalHashes.contents(of: folder, in: aside), in: folder) {
      let files = OriginalHashes.contents(of: folder, in: package)
      if hashes.areOriginal(files, in: folder) {
        layAside(files, of: folder)
      } else {
        isWhole = false
      }
    }
    guard isWhole else { return }
    try? hashes.text.write(to: list, atomically: true, encoding: .utf8)
  }

  private var aside: URL { package.appendingPathComponent(Self.aside) }

  /// Keeps a copy. If that fails, git may still have the original.
  private func layAside(_ files: [String: Data], of folder: String) {
    let place = aside.appendingPathComponent(folder)
    try? FileManager.default.removeItem(at: place)
    for (path, data) in files {
      let file = place.appendingPathComponent(path)
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? data.write(to: file)
    }
  }

  /// The original files of a folder, from the newest commit that has them.
  private func remembered(_ folder: String) throws(ProgramError) -> [String: Data] {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("originals-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let script = """
      for commit in $(git log --format=%H -n 100 -- "$1"); do
        mkdir -p "$2/$commit" && git archive "$commit" -- "$1" 2>/dev/null | tar -xf - -C "$2/$commit"
      done
      """
    let shell = ChildProcess(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script, "-", folder, place.path], directory: package)
    _ = shell.runBlocking(deadline: .seconds(60), progress: nil, limit: 1_000_000)
    let commits = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    for commit in commits {
      let files = OriginalHashes.contents(of: folder, in: place.appendingPathComponent(commit))
      guard hashes.areOriginal(files, in: folder) else { continue }
      layAside(files, of: folder)
      return files
    }
    throw ProgramError(
      """
      '\(folder)' was changed, and neither a copy nor git has the original: \
      download the workbook again, and copy your exercises into it
      """, status: 66)
  }
}

extension ProgramError {
  /// Reports that a file of the workbook is missing or unreadable.
  static func lost(_ path: String) -> ProgramError {
    ProgramError("'\(path)' is missing or damaged: get a fresh copy of the file", status: 66)
  }
}
