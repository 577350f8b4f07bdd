import Foundation

/// How many files and lines some edits touch.
struct Touched: Equatable, Sendable {
  /// Existing files that are changed or removed.
  var files = 0

  /// New files.
  var newFiles = 0

  /// Lines that are added, replaced or removed. A replaced line counts once.
  var lines = 0

  var allFiles: Int { files + newFiles }

  /// `2/5`, or `1+2/40` with new files.
  var sign: String { "\(files)\(newFiles > 0 ? "+\(newFiles)" : "")/\(lines)" }

  static func + (one: Touched, other: Touched) -> Touched {
    Touched(
      files: one.files + other.files, newFiles: one.newFiles + other.newFiles,
      lines: one.lines + other.lines)
  }

  /// What edits touch, by file. A replaced line counts once.
  ///
  /// - Parameter package: The package's folder, to count the lines of removed files.
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
  /// The lines that are added, replaced or removed.
  fileprivate var touchedLines: Int {
    lines.split { $0.mark == .stays }.reduce(0) { sum, run in
      sum + max(run.count { $0.mark == .goes }, run.count { $0.mark == .comes })
    }
  }
}
