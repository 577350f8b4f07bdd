import CommandLineSupport
import Foundation

/// The core path: chapters to read and katas to solve, in sittings, as the course map lists them.
struct CoursePath: Sendable {
  /// A chapter, a kata, or a part of a kata.
  struct Step: Equatable, Sendable {
    /// The title in the course map: `chapter 2, Bridge` or `kata 3.1, one-call, part 1`.
    var title: String

    /// The chapter's folder, such as `2-bridge`.
    var chapter: String

    /// The kata, or nil for a chapter.
    var kata: Kata?

    /// The part of the kata, from 1, or nil for a whole kata.
    var part: Int?

    /// The minutes that it takes; 0 when unknown.
    var minutes: Int

    /// The name in the reader's notes.
    var name: String { kata?.name ?? chapter }

    /// The page to read first.
    var page: String { kata.map { "\($0.folder)/README.md" } ?? "Chapters/\(chapter)/README.md" }
  }

  /// The steps between two breaks.
  struct Sitting: Sendable {
    /// The heading, such as `Sitting 3: Split a grid`.
    var title: String

    var steps: [Step]

    /// The text that begins with "Stop here. You can now".
    var end: String
  }

  /// The course map, relative to the package.
  static let map = "Chapters/README.md"

  let sittings: [Sitting]

  var steps: [Step] { sittings.flatMap(\.steps) }

  /// Reads the course map. Chapters and katas that a student copy lacks are left out.
  init(of package: URL, katas: [Kata]) throws(ProgramError) {
    let file = package.appendingPathComponent(Self.map)
    guard let map = try? String(contentsOf: file, encoding: .utf8) else { throw .lost(Self.map) }
    let link = /\[([^\]]+)\]\(([^\/)]+)(?:\/katas\/([^\/)]+))?\/README\.md\).*\| (\d+) min \|/
    sittings = map.replacing("\r\n", with: "\n").split(separator: "\n### ").dropFirst().map {
      text in
      let rows = text.prefix { $0 != "#" }
      let steps = rows.matches(of: link).compactMap { row -> Step? in
        let step = Step(
          title: String(row.1), chapter: String(row.2),
          kata: katas.first { $0.name == row.3 ?? "" },
          part: row.1.firstMatch(of: /part (\d)$/).flatMap { Int($0.1) }, minutes: Int(row.4) ?? 0)
        let page = package.appendingPathComponent(step.page).path
        let isThere = row.3 == nil ? FileManager.default.fileExists(atPath: page) : step.kata != nil
        return isThere ? step : nil
      }
      let end = rows.firstMatch(of: /\n(Stop here\..+(?:\n.+)*)/)?.1 ?? ""
      return Sitting(
        title: String(text.prefix { $0 != "\n" }), steps: steps,
        end: String(end).replacing("\n", with: " "))
    }
    guard !steps.isEmpty else {
      throw ProgramError(
        """
        '\(Self.map)' has no sittings: it needs headings such as '### Sitting 1: Adapter', above \
        rows that link to chapters and katas and give their minutes
        """, status: 65)
    }
  }

  func contains(_ kata: Kata) -> Bool { steps.contains { $0.kata == kata } }
}

extension CoursePath.Step {
  /// A kata outside the path.
  init(_ kata: Kata) {
    self.init(
      title: "kata \(kata.number), \(kata.name)", chapter: kata.chapter, kata: kata,
      minutes: kata.minutes ?? 0)
  }

  /// The number of the chapter or the kata.
  var number: String { kata?.number ?? String(chapter.prefix { $0 != "-" }) }
}
