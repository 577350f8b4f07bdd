import CommandLineSupport
import Foundation
import KataFiles
import KataRunner
import Processes
import TerminalText

/// a student copy of the workbook: what a reader has, and nothing that gives an answer
/// away.
public struct Handout: Sendable {
  /// The katas that are in it only when somebody asks for them: their tests hold the answers.
  static let onlyByName: Set = ["predict-the-price", "which-wrapper"]

  let all: [Kata]

  /// The katas that are in it, in their order.
  public let katas: [Kata]

  private let package: URL
  private let originals: KataOriginals

  /// Chooses the katas.
  ///
  /// - Parameters:
  ///   - package: The workbook's folder.
  ///   - names: The names of the katas that are wanted; nil for the usual ones.
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

  /// The katas, a line each.
  var list: String {
    let width = katas.map(\.name.count).max() ?? 0
    return katas.map { "\($0.number.padded(to: 4))  \($0.name.padded(to: width))  \($0.title)" }
      .joined(separator: "\n")
  }

  /// Its scripts: all that a student starts.
  let scripts: Set = ["Scripts/compare", "Scripts/kata"]

  /// All of its files, by their paths.
  public func contents() async throws(ProgramError) -> [String: Data] {
    let known = await knownFiles()
    let missing = all.filter { !katas.contains($0) }
    let isKept = HandoutRule(without: missing.map(\.folder))
    var contents: [String: Data] = [:]
    for path in known where isKept(path) {
      contents[path] = FileManager.default.contents(
        atPath: package.appendingPathComponent(path).path)
    }
    // What is locked may not be git's yet.
    if let page = katas.map({ $0.folder + "/README.md" }).first(where: { contents[$0] == nil }) {
      throw ProgramError(
        "git doesn't know '\(page)', so students wouldn't have it: git add it first", status: 66)
    }
    // What the teacher tried out in an exercise, or changed in a test, isn't for students.
    let folders = katas.flatMap { ["\($0.folder)/Exercise"] + $0.testFolders }
    for folder in OriginalHashes.support + folders {
      for path in contents.keys where path.hasPrefix(folder + "/") { contents[path] = nil }
      for (path, data) in try originals.files(in: folder) {
        contents[path] = data
        // So the runner knows what came, also when a student edits before the first check.
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

  /// The files that git knows; without git those that look like the workbook's own.
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
  /// The text without the lines that name the folder of one of these katas.
  fileprivate func withoutLines(naming katas: [Kata]) -> Data {
    let lines = String(decoding: self, as: UTF8.self).components(separatedBy: "\n")
    let places = katas.map { "\($0.chapter)/katas/\($0.name)" }
    let kept = lines.filter { line in
      !places.contains { line.contains($0 + "/") || line.contains($0 + "\"") }
    }
    return Data(kept.joined(separator: "\n").utf8)
  }
}
