/// What is checked about a page.
public enum Rule: String, CaseIterable, Sendable {
  /// Each fence is closed, and its language and its comment are of a kind that can be checked.
  case fences

  /// Each listing is in its file.
  case listings

  /// Each output is what its command prints.
  case outputs

  /// What stands alone above a listing or an output is the file or the command.
  case captions

  /// Each command exists, with its options, and the names that it is given.
  case commands

  /// Each diagram can be drawn, and shows types, members and relations that the sources have.
  case diagrams

  /// Each relative link leads somewhere.
  case links

  /// Each piece of code within a sentence is known.
  case names

  /// Each number in a sentence is printed by a command that the page shows.
  case numbers

  /// Each table is one, and each row of it that has a type or a test and a file has the right file.
  case tables

  /// Each folded answer unfolds, and its Markdown is read as Markdown.
  case folds

  /// A chapter has its parts, in their order.
  case structure

  /// Whether the rule is about a kind of page.
  func binds(_ group: PageGroup) -> Bool {
    switch self {
    case .fences, .listings, .captions, .commands, .diagrams, .links, .names, .tables, .folds:
      true
    case .outputs, .numbers: !group.hasExamples
    case .structure: group == .chapter
    }
  }
}
