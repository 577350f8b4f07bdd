import CommandLineSupport
import Foundation

/// An exercise: a task, a file to edit, tests that check it, a solution.
public struct Kata: Equatable, Sendable {
  /// The name of its folder, by which the reader calls it: `ask-once`.
  public let name: String

  /// The folder of its chapter: `4-proxy`.
  public let chapter: String

  /// Its place among the katas, such as `4.3`.
  public let number: String

  /// Its task in a few words.
  public let title: String

  /// What is to be done, as Markdown.
  public let task: String

  /// What comes when that is done, part by part; nothing in most katas.
  public let parts: [KataPart]

  /// Hints of rising help.
  public let hints: [KataHint]

  /// How many minutes it takes, as its page says; nil where the page doesn't.
  public let minutes: Int?

  /// How hard it is, from 1 to 3, as its page says.
  public let difficulty: Int?

  /// The name of the file that the reader edits, `AskOnce.swift`; its solution has the same name.
  public let file: String

  /// How much some tests, or mistakes to notice, count in a mark, by their names. All others count 1.
  public let weights: [String: Int]

  /// Its folder, from the package's folder on.
  public var folder: String { "Chapters/\(chapter)/katas/\(name)" }

  /// The folders that the tests are made of: what the kata gives the exercise, and the tests.
  public var testFolders: [String] { ["\(folder)/Given", "\(folder)/Tests"] }

  /// The file that the reader edits, from the package's folder on.
  public var exercise: String { "\(folder)/Exercise/\(file)" }

  /// One way to write it, from the package's folder on. A student copy lacks it.
  public var solution: String { "\(folder)/Solution/\(file)" }

  /// The lines of an exercise that declare something for others: those with little or no indentation.
  /// Where they are those of the exercise before, the compiler needn't compile the tests anew.
  package static func declarations(in exercise: Data) -> String {
    String(decoding: exercise, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { $0.prefixMatch(of: /\ {0,2}[@a-z]/) != nil }.joined(separator: "\n")
  }
}

/// A hint of a kata's page, and the tests that it helps with.
public struct KataHint: Equatable, Sendable {
  /// The hint, as Markdown.
  public let text: String

  /// Parts of the names of tests, from the comment `<!-- for: one; another -->`.
  let parts: [String]

  /// Reads what stands between the hint's summary and its end.
  init(_ markdown: Substring) {
    let comment = /<!--\s*for:(.*?)-->/.dotMatchesNewlines()
    text = markdown.replacing(comment, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
    parts = (markdown.firstMatch(of: comment)?.1 ?? "").split(separator: ";")
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  /// Whether it helps with the tests of a later part only.
  var isForALaterPart: Bool {
    !parts.isEmpty && parts.allSatisfy { KataPart.number(ofTest: $0) > 1 }
  }

  /// Whether it helps with a test. The tests of each part have hints of their own.
  func fits(_ test: String?) -> Bool {
    guard let test else { return false }
    return parts.contains {
      test.contains($0) && KataPart.number(ofTest: test) == KataPart.number(ofTest: $0)
    }
  }
}

extension Kata {
  /// The next hint: the first one for the test that failed first, then the first one for no test in
  /// particular. No hint is given twice, and hints for other tests have to wait until those fail. Where no
  /// test could run yet, it is the next one of the first part.
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
  ///   - folder: Its folder, from the package's folder on.
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
    // The page knows it also where the reader has removed the exercise, or put more files beside it.
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
        "its README.md has \(hints.count) hints below '## Hints': write at least 3")
    }
  }
}
