import CommandLineSupport
import Foundation
import KataFiles

extension KataWorkspace {
  /// The files of a kata, by their paths in the workspace: the modules that it uses, its given
  /// files, its tests, and the exercise.
  ///
  /// The exercise is a module of its own, with the given files. The tests import it with
  /// `@testable`, but nothing in the exercise can replace something in the tests. The import comes
  /// before the first word of each test file, so that line numbers stay the same.
  package static func files(
    of kata: Kata, exercise: Data, originals: KataOriginals
  ) throws(ProgramError) -> [String: Data] {
    var files = [
      "Package.swift": Data(manifest.utf8),
      "Runner/Runner.swift": Data("// Empty on purpose: the tests are in another module.\n".utf8),
      "Kata/Exercise/\(kata.file)": exercise,
    ]
    for module in KataModule.all {
      for (path, data) in try originals.files(in: module.folder) {
        files["Support/\(module.name)" + path.dropFirst(module.folder.count)] = data
      }
    }
    for (path, data) in try originals.files(in: kata.folder + "/Given") {
      files["Kata/\(path.dropFirst(kata.folder.count + 1))"] = data
    }
    for (path, data) in try originals.files(in: kata.folder + "/Tests") {
      files["Kata/\(path.dropFirst(kata.folder.count + 1))"] =
        Data("@testable import Kata; ".utf8) + data
    }
    return files
  }

  /// Replaces the kata in the workspace.
  package func lay(_ files: [String: Data]) throws(ProgramError) {
    var files = files
    files["place"] = Data(folder.path.utf8)
    do {
      // A build that was copied from another folder can't be reused.
      let place = FileManager.default.contents(atPath: folder.appendingPathComponent("place").path)
      if place != nil && place != files["place"] {
        for name in [".build", "built"] {
          let old = folder.appendingPathComponent(name)
          guard FileManager.default.fileExists(atPath: old.path) else { continue }
          try FileManager.default.removeItem(at: old)
        }
      }
      try remove(allBut: Set(files.keys))
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
      for (path, data) in files { try write(data, to: path) }
    } catch {
      throw .cantWrite(folder.path, error)
    }
  }

  /// Writes a file if its contents differ, with a modification date that no build has seen.
  private func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    guard FileManager.default.contents(atPath: file.path) != data else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: try newTime()], ofItemAtPath: file.path)
  }

  /// SwiftPM compares whole seconds: another change within the same second wouldn't be built.
  private func newTime() throws -> Date {
    let clock = folder.appendingPathComponent("clock")
    let last = try? FileManager.default.attributesOfItem(atPath: clock.path)[.modificationDate]
    let time = max(Date(), (last as? Date ?? .distantPast) + 2)
    if last == nil { try Data().write(to: clock) }
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: clock.path)
    return time
  }

  /// Removes other files, such as an earlier kata's, a second manifest, a link or a record.
  private func remove(allBut paths: Set<String>) throws {
    let ours = paths.union([".build", "built", "clock", "lock", "tmp"])
    let manager = FileManager.default
    for top in try manager.contentsOfDirectory(atPath: folder.path)
    where !ours.contains(top) {
      let names = [top] + manager.paths(below: folder.path + "/" + top).map { "\(top)/\($0)" }
      for name in names where !ours.contains(name) {
        let path = folder.path + "/" + name
        let type = try? manager.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        guard let type, type != .typeDirectory else { continue }
        try manager.removeItem(atPath: path)
      }
    }
  }

  /// The kata's package: a target for each module that katas may use, and one for the kata.
  private static var manifest: String {
    let modules = KataModule.all.map { module in
      let uses = module.uses.map { ".byName(name: \"\($0)\")" }.joined(separator: ", ")
      let resources = module.resources.map { ".embedInCode(\"\($0)\")" } ?? ""
      let settings = module.isOld ? ".swiftLanguageMode(.v5)" : ""
      return """
            .target(
              name: "\(module.name)", dependencies: [\(uses)], path: "Support/\(module.name)",
              resources: [\(resources)], swiftSettings: [\(settings)]),
        """
    }
    let uses = KataModule.all.map { ".byName(name: \"\($0.name)\")" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Kata",
        platforms: [.macOS(.v15)],
        targets: [
      \(modules.joined(separator: "\n"))
          .target(
            name: "Kata", dependencies: [\(uses)], path: "Kata", exclude: ["Tests"],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .strictMemorySafety()]),
          // A library instead of the test target itself, so that no build searches for XCTest's
          // tests or compiles a list of them.
          .target(
            name: "KataTests", dependencies: ["Kata", \(uses)], path: "Kata/Tests",
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
          .testTarget(name: "Runner", dependencies: ["KataTests"], path: "Runner"),
        ])

      """
  }
}
