/// What came of each mistake, in the order of the list.
struct MistakesReport: Equatable, Sendable {
  /// A mistake and its verdict.
  struct Row: Equatable, Sendable {
    /// The pattern's folder and the patch's name.
    var name: String

    var title: String
    var test: String
    var isStructural = false
    var verdict: Verdict
  }

  var rows: [Row] = []
  var duration: Duration = .zero

  var isGood: Bool { rows.allSatisfy(\.verdict.isRed) }

  /// The order of two patches' names: the patterns' order first.
  static func isBefore(_ one: String, _ other: String) -> Bool {
    (rank(one), one) < (rank(other), other)
  }

  private static func rank(_ name: String) -> Int {
    let pattern = String(name.prefix { $0 != "/" })
    return MistakeNumber.patterns.firstIndex(of: pattern) ?? MistakeNumber.patterns.count
  }
}

extension MistakesReport.Row {
  init(_ mistake: Mistake, _ verdict: Verdict) {
    self.init(
      name: mistake.name, title: mistake.title, test: mistake.test,
      isStructural: mistake.isStructural, verdict: verdict)
  }
}
