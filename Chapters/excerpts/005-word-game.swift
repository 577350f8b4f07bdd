// About: All of this code is ours. No other type holds a Scoring.
// Answer: none
// Because: You can exchange the rule, but there is only one type of game, so the rule is a
// strategy. A bridge would have several kinds of game, and each would work with each kind of
// rule.
protocol Scoring {
  func points(for word: String) -> Int
}

struct LongWords: Scoring {
  func points(for word: String) -> Int { word.count * word.count }
}

struct RareLetters: Scoring {
  func points(for word: String) -> Int { word.filter("jqxyz".contains).count * 10 }
}

struct WordGame<Rule: Scoring> {
  let rule: Rule
  private var played: Set<String> = []
  private(set) var total = 0

  init(rule: Rule) {
    self.rule = rule
  }

  mutating func play(_ word: String) {
    guard played.insert(word).inserted else { return }
    total += rule.points(for: word)
  }
}
