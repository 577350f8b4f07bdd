/// Shares mistakes out over those who work on them, and collects the verdicts.
actor MistakeQueue {
  private(set) var rows: [MistakesReport.Row] = []
  private var waiting: ArraySlice<Mistake>
  private let total: Int
  private let say: @Sendable (String) -> Void

  init(_ mistakes: [Mistake], say: @escaping @Sendable (String) -> Void) {
    waiting = mistakes[...]
    self.say = say
    total = mistakes.count
  }

  func next() -> Mistake? {
    waiting.popFirst()
  }

  func finish(_ mistake: Mistake, _ verdict: Verdict) {
    rows.append(.init(mistake, verdict))
    say("\(rows.count) of \(total): \(mistake.name): \(verdict.words)")
  }
}
