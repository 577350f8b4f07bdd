import Transcripts

extension Comparison {
  /// The outcomes to choose from: those of the step, and others until there are three. Their order
  /// is that of the whole comparison, so that it gives no hint.
  func choices(of step: Step) -> [String] {
    let own = outcomes(of: [step])
    let all = (outcomes(of: steps) + ["blocked", "error", Cell.nothing]).uniqued
    let others = all.filter { !own.contains($0) }.prefix(max(0, 3 - own.count))
    return all.filter { own.contains($0) || others.contains($0) }
  }

  private func outcomes(of steps: [Step]) -> [String] {
    steps.flatMap { step in columns.map { shown(step, in: $0).outcome } }
      .filter { $0 != Cell.unknown }.uniqued
  }

  /// The number of requests as one digit; nil if there is nothing to count.
  func digit(of cell: Cell) -> Int? {
    requests(of: cell).map { min($0, 9) }
  }
}
