import Transcripts

extension Comparison {
  /// A cell's outcome, followed by the number of requests if requests are counted.
  func ending(_ step: Step, in column: String) -> String {
    let cell = shown(step, in: column)
    return cell.outcome + count(cell)
  }

  /// The number of requests after a space, or nothing if they aren't counted.
  func count(_ cell: Cell) -> String {
    requests(of: cell).map { " \($0)" } ?? ""
  }

  /// The number of requests of a cell; nil if they aren't counted.
  func requests(of cell: Cell) -> Int? {
    cell.isTaken && reachesNetwork ? cell.reaches.count : nil
  }

  /// The reason for a cell's ending; nil if the ending isn't the one that the author expected.
  func reason(_ step: Step, in column: String) -> Lessons<Step>.Reason? {
    let ending = ending(step, in: column)
    return lessons.lesson(step)?.reasons.first {
      $0.columns.contains(column) && $0.ending == ending
    }
  }

  /// The reason for a cell's ending, in whole sentences.
  func why(_ step: Step, in column: String) -> String? {
    reason(step, in: column).map { reason in
      reason.sentence + (reason.accident.map { " " + Self.disclaimer($0) } ?? "")
    }
  }

  private static func disclaimer(_ owner: String) -> String {
    "That is \(owner)'s doing, not the pattern's."
  }

  /// The notices of a step. A notice is left out if one of its cells isn't shown, or has an ending
  /// that the author didn't expect.
  private func notices(_ step: Step) -> [Lessons<Step>.Notice] {
    guard let lesson = lessons.lesson(step) else { return [] }
    return lesson.notices.filter { notice in
      notice.columns.allSatisfy {
        columns.contains($0) && ending(step, in: $0) == lesson.ending(in: $0)
      }
    }
  }

  /// What is worth noticing in a step, or nil.
  func notice(_ step: Step) -> String? {
    let sentences = notices(step).map(\.sentence)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// Whether a notice is about a cell.
  func isNotable(_ step: Step, in column: String) -> Bool {
    notices(step).contains { $0.columns.contains(column) }
  }

  /// The footnotes for outcomes with an asterisk.
  func footnotes(of steps: [Step]) -> [String] {
    let accidents = steps.flatMap { step in
      columns.filter { reason(step, in: $0)?.accident != nil }.compactMap { why(step, in: $0) }
        .uniqued.map { (step, $0) }
    }
    // With several footnotes, each names its step.
    return accidents.map { step, why in
      "* " + (accidents.count > 1 ? "\(step.shortName): " : "") + why
    }
  }
}

extension String {
  static func requests(_ count: Int) -> String { "\(count) \(count == 1 ? "request" : "requests")" }
}

extension Array where Element: Equatable {
  /// The elements without duplicates.
  var uniqued: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension [String] {
  /// The strings as a list, such as `a, b and c`.
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension String {
  /// The string with a capital first letter.
  var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
