import Foundation
import Tooling

/// What came of checking pages, and of bringing them up to date.
struct ChaptersReport: Sendable {
  private var rewritten: [String] = []
  private var problems: [Problem] = []
  private var counts: [Rule: Int] = [:]
  private var pages = 0

  /// Whether nothing is wrong.
  var isGood: Bool { problems.isEmpty }

  /// Rewrites pages whose listings or outputs have drifted. One that can't be written is a problem, and
  /// doesn't keep the others from being written.
  mutating func update(_ pages: [Page], with check: PageCheck) async {
    for page in pages {
      let update = await PageUpdate(of: page, with: check)
      problems += update.problems
      guard !update.rewritten.isEmpty else { continue }
      do throws(ProgramError) {
        try OutputFile(check.files.package.appendingPathComponent(page.path).path)
          .write(update.text)
        rewritten += update.rewritten
      } catch {
        problems.append(Problem(page: page.path, line: 1, message: error.message ?? ""))
      }
    }
  }

  /// Checks all rules on pages.
  mutating func check(_ pages: [Page], with check: PageCheck) async {
    self.pages = pages.count
    let found = await withTaskGroup { group in
      for page in pages {
        for rule in Rule.allCases {
          group.addTask { (rule, await check.findings(rule, on: page)) }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    // What an update couldn't do is said already, and more clearly.
    let known = Set(problems.map { "\($0.page):\($0.line)" })
    for (rule, findings) in found {
      counts[rule, default: 0] += findings.count
      problems += findings.problems.filter { !known.contains("\($0.page):\($0.line)") }
    }
    problems.sort { ($0.page, $0.line, $0.message) < ($1.page, $1.line, $1.message) }
  }

  /// What is printed: what was rewritten, the problems, the counts.
  var text: String {
    let counted: [(Rule, String)] = [
      (.listings, "listing"), (.outputs, "output"), (.commands, "command"), (.links, "link"),
      (.names, "name"), (.diagrams, "diagram"), (.numbers, "number"),
    ]
    let words = counted.map { rule, word in Self.count(counts[rule, default: 0], word) }
    let last =
      "\(Self.count(pages, "page")): \(words.joined(separator: ", ")); "
      + Self.count(problems.count, "problem")
    return (rewritten + problems.map(\.description) + [last]).map { $0 + "\n" }.joined()
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
