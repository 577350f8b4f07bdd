import CommandLineSupport
import Foundation
import KataFiles
import KataRunner
import Processes
import TerminalText

/// A student copy of the workbook: everything that a student needs, without answers.
public struct Handout: Sendable {
  /// The katas that a teacher has to name to include them, because their tests contain the answers.
  static let onlyByName: Set = ["predict-the-price", "which-wrapper"]

  let all: [Kata]

  /// The katas in the copy, in their order.
  public let katas: [Kata]

  private let package: URL
  private let originals: KataOriginals

  /// Chooses the katas.
  ///
  /// - Parameters:
  ///   - package: The workbook's folder.
  ///   - names: The names of the katas to include; nil for the usual ones.
  public init(of package: URL, katas names: [String]?) throws(ProgramError) {
    self.package = package
    originals = try KataOriginals(of: package)
    originals.layAside()
    let catalog = try KataCatalog(originals)
    all = catalog.katas
    var wanted = Set(all.map(\.name)).subtracting(Self.onlyByName)
    if let names {
      wanted = []
      for name in names { wanted.insert(try catalog.kata(named: name).name) }
    }
    katas = all.filter { wanted.contains($0.name) }
  }

  /// The list of the katas, one per line.
  var list: String {
    let width = katas.map(\.name.count).max() ?? 0
    return katas.map { "\($0.number.padded(to: 4))  \($0.name.padded(to: width))  \($0.title)" }
      .joined(separator: "\n")
  }

  /// The scripts in the copy.
  let scripts: Set = ["Scripts/compare", "Scripts/kata"]

  /// The files of the copy, by path.
  public func contents() async throws(ProgramError) -> [String: Data] {
    let known = await knownFiles()
    let missing = all.filter { !katas.contains($0) }
    let isKept = HandoutRule(without: missing.map(\.folder))
    var contents: [String: Data] = [:]
    for path in known where isKept(path) {
      contents[path] = FileManager.default.contents(
        atPath: package.appendingPathComponent(path).path)
    }
    // A new kata may be locked, but not added to git.
    if let page = katas.map({ $0.folder + "/README.md" }).first(where: { contents[$0] == nil }) {
      throw ProgramError(
        "can't copy '\(page)', because git doesn't track it: run git add", status: 66)
    }
    // The students get the original exercises and tests, even if the teacher has edited them.
    let folders = katas.flatMap { ["\($0.folder)/Exercise"] + $0.testFolders }
    for folder in OriginalHashes.support + folders {
      for path in contents.keys where path.hasPrefix(folder + "/") { contents[path] = nil }
      for (path, data) in try originals.files(in: folder) {
        contents[path] = data
        // The runner needs the originals even if a student edits files before the first check.
        contents["\(KataOriginals.aside)/\(path)"] = data
      }
    }
    for path in [OriginalHashes.file, "Package.swift"] {
      contents[path] = contents[path].map { $0.withoutLines(naming: missing) }
    }
    contents["\(KataOriginals.aside)/list.txt"] = contents[OriginalHashes.file]
    let locks = originals.locks.filter { lock in missing.allSatisfy { $0.name != lock.key } }
    contents[KataLock.file] = Data(json(locks).utf8)
    contents["README.md"] = Data(readMe.utf8)
    let pages = HandoutPages(known: known, kept: contents.keys, without: missing.map(\.name))
    for path in contents.keys where path.hasSuffix(".md") {
      contents[path] = contents[path].map { pages.page(path, $0) }
    }
    return contents
  }

  /// The files that git tracks; without git, the files that look like the workbook's own.
  private func knownFiles() async -> [String] {
    let report = await ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["git", "-c", "safe.directory=*", "ls-files", "-z"],
      directory: package
    ).run(deadline: .seconds(60), limit: 20_000_000)
    let listed = String(decoding: report.output, as: UTF8.self).split(separator: "\0")
      .map(String.init)
    guard !listed.contains("Package.swift") else { return listed }
    return HandoutRule.tops.flatMap { top in
      [top]
        + FileManager.default.paths(below: package.appendingPathComponent(top).path)
        .filter { path in
          ["swift", "md", "json", "txt", "bash", ""].contains((path as NSString).pathExtension)
            && !path.split(separator: "/").contains { $0.hasPrefix(".") || $0.hasSuffix("~") }
        }.map { "\(top)/\($0)" }
    }
  }
}

extension Data {
  /// The text without the lines that name these katas' folders.
  fileprivate func withoutLines(naming katas: [Kata]) -> Data {
    let lines = String(decoding: self, as: UTF8.self).components(separatedBy: "\n")
    let places = katas.map { "\($0.chapter)/katas/\($0.name)" }
    let kept = lines.filter { line in
      !places.contains { line.contains($0 + "/") || line.contains($0 + "\"") }
    }
    return Data(kept.joined(separator: "\n").utf8)
  }
}
