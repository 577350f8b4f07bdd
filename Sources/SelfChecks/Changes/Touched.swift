import Foundation

/// How much of some files a patch touches.
struct Touched: Codable, Equatable, Sendable {
  /// Files that were there before and have other lines now, or none any more.
  var files = 0

  /// Files that are new.
  var newFiles = 0

  /// Lines that are new or other ones, and lines that are gone with nothing in their place.
  var lines = 0

  var allFiles: Int { files + newFiles }

  /// `2/5`, or `1+2/40` with files that are new.
  var sign: String { "\(files)\(newFiles > 0 ? "+\(newFiles)" : "")/\(lines)" }

  static func + (one: Touched, other: Touched) -> Touched {
    Touched(
      files: one.files + other.files, newFiles: one.newFiles + other.newFiles,
      lines: one.lines + other.lines)
  }

  /// What a patch touches, by file.
  ///
  /// A line that takes the place of another one counts once.
  static func byFile(inPatch text: String) -> [String: Touched] {
    var touched: [String: Touched] = [:]
    var path = ""
    var (removed, added) = (0, 0)
    for line in text.components(separatedBy: "\n") + [""] {
      let isHead = line.hasPrefix("--- ") || line.hasPrefix("+++ ")
      if !isHead, line.hasPrefix("-") {
        removed += 1
      } else if !isHead, line.hasPrefix("+") {
        added += 1
      } else {
        touched[path]?.lines += max(removed, added)
        (removed, added) = (0, 0)
      }
      if line.hasPrefix("--- ") {
        path = line == "--- /dev/null" ? "" : String(line.dropFirst("--- a/".count))
      } else if isHead {
        let isNew = path.isEmpty
        if isNew { path = String(line.dropFirst("+++ b/".count)) }
        touched[path] = isNew ? Touched(newFiles: 1) : Touched(files: 1)
      }
    }
    return touched
  }
}
