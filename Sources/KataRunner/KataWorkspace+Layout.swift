import CommandLineSupport
import Foundation
import KataFiles

extension KataWorkspace {
  /// The files of a kata, by their paths in the workspace: the modules that it uses, what it gives,
  /// its tests, and the exercise.
  ///
  /// The exercise is a module of its own, with what the kata gives it. The tests import that module as
  /// if they belonged to it, but nothing in the exercise can take the place of something in theirs. The
  /// import is put before the first word of each of their files, so that lines keep their numbers.
  package static func files(
    of kata: Kata, exercise: Data, originals: KataOriginals
  ) throws(ProgramError) -> [String: Data] {
    var files = [
      "Package.swift": Data(manifest.utf8),
      "Runner/Runner.swift": Data("// The tests of a library are found without an import.\n".utf8),
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

  /// Puts a kata into the workspace, in place of the one before.
  package func lay(_ files: [String: Data]) throws(ProgramError) {
    var files = files
    files["place"] = Data(folder.path.utf8)
    do {
      // What was built in another folder, and copied here, can't be built on.
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

  /// Writes a file if it holds something else, and gives it a time that no build has seen.
  private func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    guard FileManager.default.contents(atPath: file.path) != data else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    try FileManager.default.setAttributes(
      [.modificationDate: try newTime()], ofItemAtPath: file.path)
  }

  /// SwiftPM compares whole seconds: a second change within one wouldn't be built.
  private func newTime() throws -> Date {
    let clock = folder.appendingPathComponent("clock")
    let last = try? FileManager.default.attributesOfItem(atPath: clock.path)[.modificationDate]
    let time = max(Date(), (last as? Date ?? .distantPast) + 2)
    if last == nil { try Data().write(to: clock) }
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: clock.path)
    return time
  }

  /// Removes what an earlier kata left, or anybody else: a second manifest, a link, a record.
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

  /// The package of the kata: a target for each module that katas may use, and one for the kata.
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
          // A library, and not the test target itself: then nothing is searched for XCTest's tests
          // after each change, and nothing is compiled of what was found.
          .target(
            name: "KataTests", dependencies: ["Kata", \(uses)], path: "Kata/Tests",
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
          .testTarget(name: "Runner", dependencies: ["KataTests"], path: "Runner"),
        ])

      """
  }
}
