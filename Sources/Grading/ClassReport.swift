import Foundation
import KataRunner

/// What a teacher wants to know of a class before the next lesson.
struct ClassReport {
  /// What each submission brought.
  var results: ClassResult

  /// The exercises, by submission and kata.
  var exercises: [String: [String: String]]

  /// The text that each kata's exercise begins with, and a solution, by their names.
  var given: [String: (starter: String, solution: String?)]

  /// The report as Markdown.
  var markdown: String {
    let katas = results.submissions.first?.katas.map(\.kata) ?? []
    let open = Set(results.submissions.filter(\.isOpen).map(\.name))
    let parts = katas.map { kata in
      let all = results.submissions.compactMap { submission in
        submission.katas.first { $0.kata == kata }.map { (name: submission.name, result: $0) }
      }
      let graded = all.filter { one in one.result.mark.map { $0.verdict != .notStarted } ?? false }
      return
        (["## \(kata.number) \(kata.name)", "", verdicts(all.map(\.result))]
        + failures(graded) + misconceptions(graded.map(\.result))
        + looks(all.filter { open.contains($0.name) }) + copies(of: kata))
        .joined(separator: "\n")
    }
    return "# \(results.submissions.count) submissions\n\n" + parts.joined(separator: "\n\n") + "\n"
  }

  private func verdicts(_ results: [KataResult]) -> String {
    let counts = Dictionary(grouping: results, by: \.word).mapValues(\.count)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ") + "."
  }

  /// What failed most first. Where the learners write the tests, it is every student's tests on
  /// every known wrong code.
  private func failures(_ graded: [(name: String, result: KataResult)]) -> [String] {
    var who: [String: [String]] = [:]
    // What doesn't compile fails everywhere, and says nothing about a test.
    for (name, result) in graded where !result.isOpen && result.word != "does-not-compile" {
      for item in result.items where !item.isPassed { who[item.name, default: []].append(name) }
    }
    let rows = who.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return table("failed", "what", rows.map { ($0.value.count, $0.key + names($0.value)) })
  }

  private func misconceptions(_ results: [KataResult]) -> [String] {
    let counts = Dictionary(results.flatMap(\.misconceptions).map { ($0, 1) }, uniquingKeysWith: +)
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return table("students", "what they may believe", rows.map { ($0.value, $0.key) })
  }

  private func looks(_ all: [(name: String, result: KataResult)]) -> [String] {
    let open = all.filter(\.result.isOpen)
    guard !open.isEmpty else { return [] }
    return ["", "To be looked at:", ""]
      + open.map { name, result in
        let words = result.plainFeedback.joined(separator: "; ").split(whereSeparator: \.isNewline)
        return "- \(name): \(words.joined(separator: " "))"
      }
  }

  /// Pairs that are near copies of each other, or of the solution, each kata's starter left out.
  private func copies(of kata: Kata) -> [String] {
    guard let texts = given[kata.name] else { return [] }
    let starter = TokenPrint(texts.starter)
    var prints = results.submissions.compactMap { submission in
      exercises[submission.name]?[kata.name].map {
        (name: submission.name, print: TokenPrint($0, without: starter))
      }
    }
    if let solution = texts.solution {
      prints.append((name: "the published solution", print: TokenPrint(solution, without: starter)))
    }
    // Whoever is like one of a group belongs to it.
    var groups: [(least: Double, members: [(name: String, print: TokenPrint)])] = []
    for one in prints {
      var group = (least: 1.0, members: [one])
      groups.removeAll { other in
        let most = other.members.map { $0.print.likeness(to: one.print) }.max() ?? 0
        guard most >= TokenPrint.threshold else { return false }
        group = (min(group.least, other.least, most), group.members + other.members)
        return true
      }
      groups.append(group)
    }
    let rows = groups.filter { $0.members.count > 1 }.map {
      (Int($0.least * 100), $0.members.map(\.name).sorted().joined(separator: ", "))
    }
    return table(
      "% alike, of \(Int(TokenPrint.threshold * 100)) or more", "near copies",
      rows.sorted { ($1.0, $0.1) < ($0.0, $1.1) })
  }

  private func table(_ left: String, _ right: String, _ rows: [(Int, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    return ["", "| \(left) | \(right) |", "|---|---|"] + rows.map { "| \($0.0) | \($0.1.inCell) |" }
  }

  /// A few names say whom to ask; many say nothing.
  private func names(_ names: [String]) -> String {
    names.count > 5 ? "" : " (\(names.joined(separator: ", ")))"
  }
}
