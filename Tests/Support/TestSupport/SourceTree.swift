import Foundation

/// The sources of this package, for rules that no compiler checks.
public struct SourceTree: Sendable {
  /// A file and its lines.
  public struct File: Sendable {
    /// The path, relative to the package.
    public let path: String

    /// The lines.
    public let lines: [String]

    /// The modules that the file imports.
    public var imports: [String] {
      let attributes = /^(?:@\w+\s+|(?:public|package|internal|private|fileprivate)\s+)*import\s+/
      let kinds = /^(?:struct|class|enum|protocol|func|let|var|typealias)\s+/
      return lines.compactMap { line in
        guard let start = line.prefixMatch(of: attributes)?.range.upperBound else { return nil }
        let name = line[start...].replacing(kinds, with: "", maxReplacements: 1)
        return name.prefixMatch(of: /\w+/).map { String($0.output) }
      }
    }

    /// The lines without comments, and with empty string literals.
    public var code: [String] {
      lines.map { line in
        // Most lines have neither, and a regex search is slow.
        guard line.utf8.contains(UInt8(ascii: "\"")) || line.utf8.contains(UInt8(ascii: "/")) else {
          return line
        }
        return line.replacing(/"[^"]*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
      }
    }
  }

  /// The name of the type that a line of code declares.
  public static func declaredType(in line: String) -> String? {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    let keywords: Set<Substring> = ["struct", "class", "actor", "enum"]
    guard let place = words.firstIndex(where: keywords.contains), place + 1 < words.count else {
      return nil
    }
    return String(words[place + 1].prefix { $0.isLetter || $0.isNumber })
  }

  /// The package's folder.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file of the package.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Whether the package has a file or folder at a path.
  public static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The Swift files in a folder of the package, and in its subfolders.
  public static func files(in folder: String) throws -> [File] {
    let base = root.appending(path: folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: base.path)) ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted()
      .map { path in
        let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
        return File(path: "\(folder)/\(path)", lines: text.components(separatedBy: "\n"))
      }
  }
}
