import Foundation

/// How much of some files edits touch.
struct Touched: Equatable, Sendable {
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

  /// What edits touch, by file. A line that takes the place of another one counts once.
  ///
  /// - Parameter package: The package's folder: what goes as a whole is counted there.
  static func byFile(_ edits: [Edit], in package: URL) -> [String: Touched] {
    edits.reduce(into: [:]) { touched, edit in
      var file =
        touched[edit.path]
        ?? Touched(files: edit.isNewFile ? 0 : 1, newFiles: edit.isNewFile ? 1 : 0)
      file.lines +=
        edit.isGoneFile ? lines(of: package.appendingPathComponent(edit.path)) : edit.touchedLines
      touched[edit.path] = file
    }
  }

  private static func lines(of file: URL) -> Int {
    ((try? String(contentsOf: file, encoding: .utf8)) ?? "").count { $0 == "\n" }
  }
}

extension Edit {
  /// The lines that are new or other ones, and those that are gone with nothing in their place.
  fileprivate var touchedLines: Int {
    lines.split { $0.mark == .stays }.reduce(0) { sum, run in
      sum + max(run.count { $0.mark == .goes }, run.count { $0.mark == .comes })
    }
  }
}
