import Foundation

/// A kata's folder as it is now, compared with how it came.
struct KataFolder: Sendable {
  /// The exercise's path, from the package's folder on.
  let exercise: String

  /// Whether nobody has edited the exercise yet. Where there are no originals to compare with, as in
  /// the copy that the runner makes, every exercise counts as begun.
  let isUntouched: Bool

  /// The files of the tests, and of what they are made of, that were changed, added or removed, from
  /// the package's folder on.
  let changedTests: [String]

  /// Looks at the folder of a kata.
  ///
  /// - Parameter testFile: A file in the folder `Tests` of the kata.
  init(testFile: String) {
    // <package>/Chapters/<chapter>/katas/<kata>/Tests/<file>
    let parts = testFile.split(separator: "/", omittingEmptySubsequences: false)
    let depth = parts.lastIndex(of: "Tests").map { $0 - 4 } ?? 0
    let root = parts.prefix(max(0, depth)).joined(separator: "/")
    let kata = parts.dropFirst(max(0, depth)).prefix(4).joined(separator: "/")
    let originals = Self.originals(of: root).filter { path, _ in
      path.hasPrefix(kata + "/Exercise/") || path.hasPrefix(kata + "/Tests/")
        || !path.hasPrefix("Chapters/")
    }

    let changed = Set(originals.keys).union(Self.files(of: kata, in: root)).filter { path in
      originals[path] != (try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8))
    }
    let isExercise = { (path: String) in path.hasPrefix(kata + "/Exercise/") }
    exercise = originals.keys.first(where: isExercise) ?? kata
    isUntouched = !originals.isEmpty && !changed.contains(where: isExercise)
    changedTests = originals.isEmpty ? [] : changed.filter { !isExercise($0) }.sorted()
  }

  private static func originals(of root: String) -> [String: String] {
    guard
      let data = FileManager.default.contents(atPath: root + "/Chapters/originals.json"),
      let lines = try? JSONDecoder().decode([String: [String]].self, from: data)
    else { return [:] }
    return lines.mapValues { $0.joined(separator: "\n") }
  }

  private static func files(of kata: String, in root: String) -> [String] {
    ["Exercise", "Tests"].flatMap { folder in
      let names = try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(kata)/\(folder)")
      return (names ?? []).filter { $0.hasSuffix(".swift") }.map { "\(kata)/\(folder)/\($0)" }
    }
  }
}
