/// What came of checking a rule: how many places it was about, and what is wrong with some of them.
public struct Findings: Equatable, Sendable {
  /// How many places of the page the rule was about.
  public internal(set) var count = 0

  /// What is wrong.
  public internal(set) var problems: [Problem] = []

  /// The problems as they are printed, a line break between them.
  public var text: String {
    problems.map(\.description).joined(separator: "\n")
  }

  /// Notes a problem on a line of a page.
  mutating func note(
    _ message: String, on page: Page, line: Int, difference: [String] = []
  ) {
    let problem = Problem(
      page: page.path, line: line, message: message, difference: difference)
    // A row of a table can name a type twice.
    if !problems.contains(problem) { problems.append(problem) }
  }
}
