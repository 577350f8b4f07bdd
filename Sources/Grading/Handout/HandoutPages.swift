import Foundation

/// Adapts the workbook's pages to a student copy: links and commands that need a missing file are
/// marked.
struct HandoutPages: Sendable {
  private static let mark = "not in this student copy"

  private let known: Set<String>
  private let kept: Set<String>
  private let katas: Set<String>

  /// Compares the files of the workbook with those of the student copy.
  ///
  /// - Parameters:
  ///   - known: The paths of the workbook's files.
  ///   - kept: The paths of the student copy's files.
  ///   - katas: The names of the katas that aren't in the student copy.
  init(known: some Sequence<String>, kept: some Sequence<String>, without katas: [String]) {
    self.known = Self.places(known)
    self.kept = Self.places(kept)
    self.katas = Set(katas)
  }

  /// The page without links to missing files.
  ///
  /// - Parameters:
  ///   - path: The page's path.
  ///   - data: The page's text.
  func page(_ path: String, _ data: Data) -> Data {
    var isCode = false
    var prose: [String] = []
    var lines: [String] = []
    func end() {
      let kept = withoutRows(prose, path)
      if !prose.isEmpty { lines.append(text(kept.joined(separator: "\n"), path)) }
      prose = []
    }
    for line in String(decoding: data, as: UTF8.self).components(separatedBy: "\n") {
      let isFence = line.trimmingCharacters(in: .whitespaces).hasPrefix("```")
      if isFence { isCode.toggle() }
      guard isFence || isCode else {
        prose.append(line)
        continue
      }
      end()
      lines.append(isCode && isMissing(command: line) ? "\(line)  # \(Self.mark)" : line)
    }
    end()
    return Data(lines.joined(separator: "\n").utf8)
  }

  /// The lines without table rows about missing files. A row with the sum of the minutes is
  /// updated.
  private func withoutRows(_ lines: [String], _ path: String) -> [String] {
    var minutes = 0
    return lines.compactMap { line in
      guard line.hasPrefix("|") else {
        minutes = 0
        return line
      }
      let link = line.firstMatch(of: Self.link)
      if let link, isGone(link.2, from: path) { return nil }
      guard let time = line.firstMatch(of: /\| (\d+) min \|/) else { return line }
      if link != nil { minutes += Int(time.1) ?? 0 }
      return link == nil ? line.replacing(time.0, with: "| \(minutes) min |") : line
    }
  }

  private static var link: Regex<(Substring, Substring, Substring, Substring?)> {
    /\[([^\]]+)\]\(([^)\s#]*)(#[^)\s]*)?\)/
  }

  private func isGone(_ link: Substring, from path: String) -> Bool {
    let folder = URL(fileURLWithPath: "/\(path)").deletingLastPathComponent()
    let target = folder.appendingPathComponent(String(link)).standardized.path.dropFirst()
    return known.contains(String(target)) && !kept.contains(String(target))
  }

  private func text(_ prose: String, _ path: String) -> String {
    prose.replacing(Self.link) { link in
      isGone(link.2, from: path) ? "\(link.1) (\(Self.mark))" : String(link.0)
    }
    .replacing(/`(Scripts\/[^`]+)`/) { code in
      isMissing(command: String(code.1)) ? "\(code.0) (\(Self.mark))" : String(code.0)
    }
  }

  /// Whether a command needs a missing script or kata.
  private func isMissing(command: String) -> Bool {
    let words = command.split { $0.isWhitespace }.map(String.init)
    guard let script = words.first, script.hasPrefix("Scripts/") else { return false }
    return !kept.contains(script) || !katas.isDisjoint(with: words)
  }

  /// The paths of files and of all their folders.
  private static func places(_ paths: some Sequence<String>) -> Set<String> {
    paths.reduce(into: []) { places, path in
      var place = path
      while !place.isEmpty && places.insert(place).inserted {
        place = (place as NSString).deletingLastPathComponent
      }
    }
  }
}
