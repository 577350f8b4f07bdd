import Transcripts

extension Comparison {
  /// The most that a reader is asked to notice.
  static var mostNotices: Int { 7 }

  /// What sets the columns apart, in the order of the steps: only what the cells themselves say.
  var notices: [String] { noticed.map(\.sentence) }

  /// The same, with the steps that each is about.
  var noticed: [Notice<Step>] {
    guard columns.count(where: { transcripts[$0] != nil }) > 1 else { return [] }
    let found = steps.compactMap(contrast).merged() + limits
    let telling = found.sorted { $0.weight > $1.weight }.prefix(Self.mostNotices)
    return found.filter(telling.contains)
  }

  /// What is most telling about a step, if anything is.
  private func contrast(_ step: Step) -> Notice<Step>? {
    let takers = columns.filter { shown(step, in: $0).isTaken }
    let others = columns.filter { cell(step, in: $0)?.isNothing == true }
    if takers.count == 1, !others.isEmpty {
      return Notice(steps: [step], words: "only \(takers[0]) can do this.", weight: 2)
    }
    let all = takers.count == columns.count
    return outcomes(step, of: takers, all: all) ?? requests(step, of: takers, all: all)
  }

  /// Which columns end otherwise than the rest, or end the same without the network.
  private func outcomes(_ step: Step, of takers: [String], all: Bool) -> Notice<Step>? {
    let cells = takers.map { shown(step, in: $0) }
    let someReach = cells.contains { !$0.reaches.isEmpty }
    let groups = takers.grouped { column in
      let cell = shown(step, in: column)
      return Ending(outcome: cell.outcome, alone: someReach && cell.reaches.isEmpty)
    }
    guard groups.count > 1 else { return nil }

    let isFreeAnswer = groups.contains { $0.key.alone && !$0.key.isRefusal }
    let isSplit = Set(groups.map(\.key.isRefusal)).count > 1
    // Where each column ends in its own way, the row says it better than a sentence.
    let weight = isFreeAnswer || isSplit ? 3 : groups.count > 3 ? 0 : 2
    if Set(cells.map(\.outcome)).count == 1, let free = groups.first(where: \.key.alone) {
      let who = free.columns.count == 1 ? "only \(free.columns[0])" : free.columns.listed
      let words = "\(who) \(free.key.words(free.columns.count))."
      return Notice(steps: [step], words: words, weight: weight)
    }
    let clauses = groups.enumerated().map { index, group in
      let isRest = all && index == groups.count - 1 && group.columns.count > 1
      let said = groups[..<index].first { $0.key.outcome == group.key.outcome }
      return (isRest ? "the others" : group.columns.listed)
        + " \(group.key.words(group.columns.count, after: said?.key))"
    }
    return Notice(steps: [step], words: clauses.asSentence, weight: weight)
  }

  /// Which columns need more requests than others.
  private func requests(_ step: Step, of takers: [String], all: Bool) -> Notice<Step>? {
    let groups = takers.grouped { shown(step, in: $0).reaches.count }
      .sorted { $0.key > $1.key }
    let other = otherLines(step, of: takers)
    guard groups.count > 1 else {
      return other.map { Notice(steps: [step], words: $0 + ".", weight: 0) }
    }
    let clauses = groups.enumerated().map { index, group in
      let isRest = all && index == groups.count - 1 && group.columns.count > 1
      let who = isRest ? "the others" : group.columns.listed
      if index > 0 { return "\(who) \(group.key)" }
      let verb = group.columns.count == 1 ? "needs" : "need"
      return "\(who) \(verb) \(group.key) \(group.key == 1 ? "request" : "requests")"
    }
    let words = other.map { clauses.asSentence.dropLast() + "; \($0)." } ?? clauses.asSentence
    // Few columns that can do the same, and do it differently, tell more than a number.
    return Notice(steps: [step], words: words, weight: other != nil && !all ? 3 : 1)
  }

  /// Which column alone shows other lines than the rest.
  private func otherLines(_ step: Step, of takers: [String]) -> String? {
    let groups = takers.grouped { shown(step, in: $0).shows }
    guard groups.count == 2 else { return nil }
    if takers.count == 2 { return "\(takers.listed) don't show the same" }
    return groups.first { $0.columns.count == 1 }.map { "only \($0.columns[0]) shows other lines" }
  }

  /// The steps that exactly one column can't take.
  private var limits: [Notice<Step>] {
    columns.compactMap { column in
      let missed = steps.filter { step in
        columns.filter { cell(step, in: $0)?.isNothing == true } == [column]
          && columns.count { shown(step, in: $0).isTaken } > 1
      }
      guard !missed.isEmpty else { return nil }
      return Notice(steps: missed, words: "only \(column) can't do this.", weight: 2)
    }
  }
}

extension Array {
  /// The notices, each said once: steps of which the same is to be said share it.
  fileprivate func merged<Step>() -> [Notice<Step>] where Element == Notice<Step> {
    reduce(into: []) { result, notice in
      if let index = result.firstIndex(where: { $0.words == notice.words }) {
        result[index].steps += notice.steps
      } else {
        result.append(notice)
      }
    }
  }
}

/// How a step ended, as far as columns are told apart by it.
private struct Ending: Hashable {
  var outcome: String

  /// Whether the network wasn't reached although other columns reached it.
  var alone: Bool

  var isRefusal: Bool {
    outcome == "refused" || outcome == "failed"
  }

  /// - Parameter earlier: An ending with the same outcome that the sentence has spoken of.
  func words(_ count: Int, after earlier: Ending? = nil) -> String {
    let singular = count == 1
    let verb =
      switch outcome {
      case _ where alone && earlier != nil: singular ? "does so" : "do so"
      case "failed": singular ? "fails" : "fail"
      case "refused": singular ? "refuses" : "refuse"
      case Cell.died: singular ? "dies" : "die"
      case let outcome where outcome.first?.isNumber == true:
        (singular ? "shows " : "show ") + outcome
      default: (singular ? "ends with “" : "end with “") + outcome + "”"
      }
    if alone { return verb + " without reaching the network" }
    return earlier == nil ? verb : verb + " after reaching it"
  }
}

extension [String] {
  /// The strings as a list in a sentence: `a, b and c`.
  var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// The strings, each said once.
  var uniqued: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The strings as a sentence; where one of them has commas of its own, semicolons part them.
  fileprivate var asSentence: String {
    joined(separator: contains { $0.contains(",") } ? "; " : ", ") + "."
  }

  /// The columns that share a key, in the order in which each key first comes.
  fileprivate func grouped<Key: Equatable>(
    by key: (String) -> Key
  ) -> [(key: Key, columns: [String])] {
    reduce(into: []) { groups, column in
      let key = key(column)
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].columns.append(column)
      } else {
        groups.append((key, [column]))
      }
    }
  }
}
