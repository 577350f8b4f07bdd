import CommandLineSupport
import Foundation

/// An exercise: a task, a file to edit, tests that check it, and a solution.
public struct Kata: Equatable, Sendable {
  /// The name of its folder, which readers type: `ask-once`.
  public let name: String

  /// The chapter's folder: `4-proxy`.
  public let chapter: String

  /// The number, such as `4.3`.
  public let number: String

  /// The title.
  public let title: String

  /// The task of the first part, as Markdown.
  public let task: String

  /// The later parts, or empty for most katas.
  public let parts: [KataPart]

  /// The hints, each more detailed than the one before.
  public let hints: [KataHint]

  /// The minutes on its page, or nil when the page has none.
  public let minutes: Int?

  /// The difficulty on its page, from 1 to 3.
  public let difficulty: Int?

  /// The name of the file to edit, such as `AskOnce.swift`. The solution has the same name.
  public let file: String

  /// The points of some tests or mistakes, by their names. All others have 1 point.
  public let weights: [String: Int]

  /// The kata's folder, relative to the package.
  public var folder: String { "Chapters/\(chapter)/katas/\(name)" }

  /// The folders of the kata's given files and of its tests.
  public var testFolders: [String] { ["\(folder)/Given", "\(folder)/Tests"] }

  /// The file to edit, relative to the package.
  public var exercise: String { "\(folder)/Exercise/\(file)" }

  /// The solution, relative to the package. A student copy has none.
  public var solution: String { "\(folder)/Solution/\(file)" }

  /// The lines of an exercise that may declare something visible to other files: those with little
  /// or no indentation. While these stay the same, the tests needn't be compiled again.
  package static func declarations(in exercise: Data) -> String {
    String(decoding: exercise, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { $0.prefixMatch(of: /\ {0,2}[@a-z]/) != nil }.joined(separator: "\n")
  }
}

/// A hint, and the tests that it helps with.
public struct KataHint: Equatable, Sendable {
  /// The hint, as Markdown.
  public let text: String

  /// Parts of test names, from the comment `<!-- for: one; another -->`.
  let parts: [String]

  /// Reads the text between a hint's summary and its end.
  init(_ markdown: Substring) {
    let comment = /<!--\s*for:(.*?)-->/.dotMatchesNewlines()
    text = markdown.replacing(comment, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
    parts = (markdown.firstMatch(of: comment)?.1 ?? "").split(separator: ";")
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  /// Whether it helps only with tests of later parts.
  var isForALaterPart: Bool {
    !parts.isEmpty && parts.allSatisfy { KataPart.number(ofTest: $0) > 1 }
  }

  /// Whether it helps with a test. The tests of each part have their own hints.
  func fits(_ test: String?) -> Bool {
    guard let test else { return false }
    return parts.contains {
      test.contains($0) && KataPart.number(ofTest: test) == KataPart.number(ofTest: $0)
    }
  }
}

extension Kata {
  /// The next hint: a hint for the first failed test, otherwise a hint for no particular test. No
  /// hint is given twice, and hints for other tests wait until those tests fail. If no test could
  /// run yet, it is the next hint of the first part.
  func nextHint(for test: String?, after seen: [Int]) -> Int? {
    let rest = hints.indices.filter { !seen.contains($0) }
    guard test != nil else { return rest.first { !hints[$0].isForALaterPart } }
    return rest.first { hints[$0].fits(test) } ?? rest.first { hints[$0].parts.isEmpty }
  }
}

extension Kata {
  /// Reads a kata from its page.
  ///
  /// - Parameters:
  ///   - folder: Its folder, relative to the package.
  ///   - page: The text of its `README.md`, which links the file to edit.
  init(folder: String, page: String) throws(ProgramError) {
    func unreadable(_ reason: String) -> ProgramError {
      ProgramError("\(folder): \(reason)", status: 65)
    }
    guard let place = folder.wholeMatch(of: /Chapters\/([^\/]+)\/katas\/([^\/]+)/) else {
      throw unreadable("a kata's folder is Chapters/<chapter>/katas/<name>")
    }
    chapter = String(place.1)
    name = String(place.2)
    guard let heading = page.prefixMatch(of: /# Kata (\d+\.\d+): (.+)\n/) else {
      throw unreadable(
        "its README.md doesn't begin with a title such as '# Kata 1.1: Adapt the till'")
    }
    number = String(heading.1)
    title = String(heading.2)
    // The page names the file even if the reader has removed it, or added other files.
    guard let link = page.firstMatch(of: /\]\(Exercise\/([^\/()]+\.swift)\)/) else {
      throw unreadable(
        "its README.md has no link to the file to edit, such as [the exercise](Exercise/AskOnce.swift)"
      )
    }
    file = String(link.1)
    let sections = page[heading.range.upperBound...].split(
      separator: "\n## Hints\n", maxSplits: 1, omittingEmptySubsequences: false)
    (task, parts) = KataPart.read(String(sections[0]))
    let effort = task.firstMatch(
      of: /(?m)^About (\d+) minutes\. Difficulty ([1-3]) of 3\.(?: On the core path\.)?\ *$/)
    minutes = effort.flatMap { Int($0.1) }
    difficulty = effort.flatMap { Int($0.2) }
    let counting = page.matches(of: /`([^`\n]+)`\s+counts\s+(\d{1,3})\b/)
    weights = Dictionary(counting.map { (String($0.1), Int($0.2) ?? 1) }) { first, _ in first }
    let block = /<details><summary>Hint \d<\/summary>\n(.*?)\n<\/details>/.dotMatchesNewlines()
    hints = (sections.dropFirst().first ?? "").matches(of: block).map { KataHint($0.1) }
    guard hints.count >= 3 else {
      throw unreadable(
        "its README.md needs 3 hints or more below '## Hints', not \(hints.count)")
    }
  }
}
