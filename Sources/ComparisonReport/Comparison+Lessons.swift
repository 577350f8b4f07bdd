import Transcripts

extension Comparison {
  /// How a cell ended: the outcome, and behind it the number of requests where they are counted.
  func ending(_ step: Step, in column: String) -> String {
    let cell = shown(step, in: column)
    return cell.outcome + count(cell)
  }

  /// The number of requests, after a space, where there is a run to count them in.
  func count(_ cell: Cell) -> String {
    requests(of: cell).map { " \($0)" } ?? ""
  }

  /// How many requests a cell sent; nil where there is nothing to count.
  func requests(of cell: Cell) -> Int? {
    cell.isTaken && reachesNetwork ? cell.reaches.count : nil
  }

  /// Why a cell ended as it did. Nil where it ended otherwise than when the reason was written.
  func reason(_ step: Step, in column: String) -> Lessons<Step>.Reason? {
    let ending = ending(step, in: column)
    return lessons.lesson(step)?.reasons.first {
      $0.columns.contains(column) && $0.ending == ending
    }
  }

  /// Why a cell ended as it did, in whole sentences.
  func why(_ step: Step, in column: String) -> String? {
    reason(step, in: column).map { reason in
      reason.sentence + (reason.accident.map { " " + Self.disclaimer($0) } ?? "")
    }
  }

  /// What is said of an accident.
  private static func disclaimer(_ owner: String) -> String {
    "That is \(owner)'s doing, not the pattern's."
  }

  /// What to notice in a step, sentence by sentence. A notice is left out where a cell that it
  /// speaks of isn't shown, or ended otherwise than when the sentence was written.
  private func notices(_ step: Step) -> [Lessons<Step>.Notice] {
    guard let lesson = lessons.lesson(step) else { return [] }
    return lesson.notices.filter { notice in
      notice.columns.allSatisfy {
        columns.contains($0) && ending(step, in: $0) == lesson.ending(in: $0)
      }
    }
  }

  /// What to notice in a step; nil where there is nothing.
  func notice(_ step: Step) -> String? {
    let sentences = notices(step).map(\.sentence)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// Whether a cell is one of those that are spoken of.
  func isNotable(_ step: Step, in column: String) -> Bool {
    notices(step).contains { $0.columns.contains(column) }
  }

  /// What the sign of an accident means in some of the steps.
  func footnotes(of steps: [Step]) -> [String] {
    let accidents = steps.flatMap { step in
      columns.filter { reason(step, in: $0)?.accident != nil }.compactMap { why(step, in: $0) }
        .uniqued.map { (step, $0) }
    }
    // Where several have the sign, each says which step it is about.
    return accidents.map { step, why in
      "* " + (accidents.count > 1 ? "\(step.shortName): " : "") + why
    }
  }
}

extension String {
  /// A number of requests, in words.
  static func requests(_ count: Int) -> String { "\(count) \(count == 1 ? "request" : "requests")" }
}

extension Array where Element: Equatable {
  /// The elements, each of them once.
  var uniqued: [Element] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension [String] {
  /// The strings as a list in a sentence: `a, b and c`.
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension String {
  /// The string with a capital at its beginning.
  var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
