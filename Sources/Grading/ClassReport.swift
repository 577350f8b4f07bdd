import Foundation
import KataRunner

/// A report about a class that helps to prepare the next lesson.
struct ClassReport {
  var results: ClassResult

  /// The exercises' texts, by submission and kata.
  var exercises: [String: [String: String]]

  /// The original text and the solution of each kata's exercise, by kata.
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
    let counts = Dictionary(grouping: results, by: \.words).mapValues(\.count)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ") + "."
  }

  /// The failed tests, the most frequent first. Where students write the tests, these are the
  /// mistakes that their tests don't catch.
  private func failures(_ graded: [(name: String, result: KataResult)]) -> [String] {
    var who: [String: [String]] = [:]
    // Code that doesn't compile fails every test, so it would distort the counts.
    for (name, result) in graded where !result.isOpen && result.word != "does-not-compile" {
      for item in result.items where !item.isPassed { who[item.name, default: []].append(name) }
    }
    let rows = who.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return table(
      "students", "failed test or missed mistake",
      rows.map { ($0.value.count, $0.key + names($0.value)) })
  }

  private func misconceptions(_ results: [KataResult]) -> [String] {
    let counts = Dictionary(results.flatMap(\.misconceptions).map { ($0, 1) }, uniquingKeysWith: +)
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return table("students", "possible misconception", rows.map { ($0.value, $0.key) })
  }

  private func looks(_ all: [(name: String, result: KataResult)]) -> [String] {
    let open = all.filter(\.result.isOpen)
    guard !open.isEmpty else { return [] }
    return ["", "Please look at:", ""]
      + open.map { name, result in
        let words = result.plainFeedback.joined(separator: "; ").split(whereSeparator: \.isNewline)
        return "- \(name): \(words.joined(separator: " "))"
      }
  }

  /// Groups of exercises that are nearly identical to each other or to the solution. Code of the
  /// original exercise doesn't count.
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
    // An exercise that is similar to one member of a group belongs to the group.
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
      "% alike (\(Int(TokenPrint.threshold * 100)) or more)", "similar exercises",
      rows.sorted { ($1.0, $0.1) < ($0.0, $1.1) })
  }

  private func table(_ left: String, _ right: String, _ rows: [(Int, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    return ["", "| \(left) | \(right) |", "|---|---|"] + rows.map { "| \($0.0) | \($0.1.inCell) |" }
  }

  /// The names in parentheses, if there are at most five.
  private func names(_ names: [String]) -> String {
    names.count > 5 ? "" : " (\(names.joined(separator: ", ")))"
  }
}
