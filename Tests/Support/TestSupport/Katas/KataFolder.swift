import Foundation
import KataFiles

/// A kata's folder as it is now, compared with how it came.
struct KataFolder: Sendable {
  /// The package's folder.
  let package: URL

  /// The kata's folder, from there on.
  let kata: String

  /// The exercise's file, from the package's folder on.
  let exercise: String

  /// Whether nobody has edited the exercise yet. Where there is nothing to compare it with, as in
  /// the copy that the runner makes, every exercise counts as begun.
  let isUntouched: Bool

  /// The folders of the tests, and of what they are made of, in which a file was changed, added or
  /// removed, from the package's folder on.
  let changedTests: [String]

  /// Looks at the folder of a kata.
  ///
  /// - Parameter testFile: A file in one of the kata's folders.
  init(testFile: String) {
    // <package>/Chapters/<chapter>/katas/<kata>/Tests/<file>
    let parts = testFile.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    package = URL(fileURLWithPath: parts.dropLast(4).joined(separator: "/"))
    kata = parts.suffix(4).joined(separator: "/")
    let folder = kata + "/Exercise"
    let files = OriginalHashes.contents(of: folder, in: package).keys
    exercise = "\(folder)/\(files.min() ?? "")"
    guard let hashes = OriginalHashes(of: package) else {
      (isUntouched, changedTests) = (false, [])
      return
    }
    let isOriginal = { [package] (folder: String) in
      hashes.areOriginal(OriginalHashes.contents(of: folder, in: package), in: folder)
    }
    isUntouched = isOriginal(folder)
    // Most katas wait, and what they are made of is no news then.
    changedTests =
      isUntouched
      ? []
      : ([kata + "/Given", kata + "/Tests"] + OriginalHashes.support).filter { !isOriginal($0) }
  }
}
