/// Lines that a page shows of a longer text: runs of whole lines, in the text's order, parted by marks
/// for what is left out.
struct Excerpt: Equatable, Sendable {
  /// Lines that follow each other.
  struct Run: Equatable, Sendable {
    /// The place of the first line in the excerpt.
    var start: Int

    var lines: [String]
  }

  /// What doesn't fit, and how.
  struct Misfit: Equatable, Sendable {
    /// The place in the excerpt.
    var offset: Int

    var message: String

    /// Lines of the excerpt, behind `-`, and of the text, behind `+`.
    var difference: [String] = []
  }

  /// What came of bringing an excerpt up to date.
  enum Renewal: Equatable, Sendable {
    /// The lines as the text has them now.
    case lines([String])

    /// A run that can't be found again, and why.
    case lost(Misfit)
  }

  private let lines: [String]
  private let mark: String
  private let runs: [Run]

  /// Takes an excerpt apart.
  ///
  /// - Parameter mark: What a line holds, besides spaces, that stands for what is left out.
  init(_ lines: [String], mark: String) {
    self.lines = lines
    self.mark = mark
    var runs = [Run(start: 0, lines: [])]
    for (number, line) in lines.enumerated() {
      if line.trimmed == mark {
        runs.append(Run(start: number + 1, lines: []))
      } else {
        runs[runs.count - 1].lines.append(line)
      }
    }
    self.runs = runs
  }

  /// Whether nothing is left out.
  var isWhole: Bool { runs.count == 1 }

  /// What doesn't fit; nil when the text has all runs, in this order.
  ///
  /// - Parameter source: What the text is called in the message.
  func misfit(in text: [String], of source: String) -> Misfit? {
    guard runs.contains(where: { !$0.lines.isEmpty }) else {
      return Misfit(offset: 0, message: "nothing of \(source) is shown")
    }
    var cursor = 0
    for run in runs where !run.lines.isEmpty {
      // A mark leaves out a line at least.
      let start = run.start > 0 ? cursor + 1 : cursor
      if let place = text.place(of: run.lines, from: start) {
        cursor = place + run.lines.count
      } else {
        return misfit(of: run, in: text, from: cursor, source)
      }
    }
    return nil
  }

  /// What doesn't fit when nothing may be left out.
  func misfit(withWhole text: [String], of source: String) -> Misfit? {
    guard lines != text else { return nil }
    let message = "this isn't what \(source) prints (- the page, + the program)"
    return Misfit(offset: 0, message: message, difference: lines.changes(to: text))
  }

  private func misfit(
    of run: Run, in text: [String], from cursor: Int, _ source: String
  ) -> Misfit {
    if text.place(of: run.lines, from: cursor) == cursor, cursor > 0 {
      return Misfit(
        offset: run.start, message: "'\(mark)' above this line leaves out nothing of \(source)")
    }
    if let place = text.place(of: run.lines, from: 0) {
      return Misfit(
        offset: run.start,
        message: "these lines stand further up in \(source), from line \(place + 1) on: "
          + "show what it has in its order")
    }
    guard case .found(let range) = Alignment.place(of: run.lines, in: text, from: cursor) else {
      return Misfit(
        offset: run.start, message: "\(source) doesn't have these lines, or has them further up",
        difference: run.lines.prefix(3).map { "- \($0)" })
    }
    let wrong = zip(run.lines, text[range]).prefix { $0 == $1 }.count
    return Misfit(
      offset: run.start + wrong,
      message: "\(source) has it otherwise, from line \(range.lowerBound + 1) on "
        + "(- the page, + the truth)",
      difference: run.lines.changes(to: Array(text[range])))
  }

  /// The excerpt with the lines that the text has now; the marks stay where they are.
  func renewed(from text: [String], of source: String) -> Renewal {
    var renewed: [String] = []
    var cursor = 0
    for run in runs {
      if run.start > 0 { renewed.append(lines[run.start - 1]) }
      guard !run.lines.isEmpty else { continue }
      let start = run.start > 0 ? cursor + 1 : cursor
      if let place = text.place(of: run.lines, from: start) {
        renewed += run.lines
        cursor = place + run.lines.count
        continue
      }
      switch Alignment.place(of: run.lines, in: text, from: start) {
      case .found(let range):
        renewed += text[range]
        cursor = range.upperBound
      case .gone where text.place(of: run.lines, from: 0) != nil,
        .ambiguous where text.place(of: run.lines, from: 0) != nil:
        return .lost(misfit(of: run, in: text, from: cursor, source))
      case .gone:
        return .lost(
          Misfit(
            offset: run.start,
            message: "less than half of these lines is left in \(source): choose them anew"))
      case .ambiguous:
        return .lost(
          Misfit(
            offset: run.start,
            message: "these lines could be at several places of \(source): choose them anew"))
      }
    }
    return .lines(renewed)
  }
}

extension [String] {
  /// Where lines stand, one after the other, at a place or behind it; nil when nowhere.
  func place(of lines: [String], from start: Int) -> Int? {
    guard let first = lines.first, start >= 0, count - lines.count >= start else { return nil }
    return (start...(count - lines.count)).first { place in
      self[place] == first && self[place..<(place + lines.count)].elementsEqual(lines)
    }
  }

  /// The lines that have to go, behind `-`, and those that have to come, behind `+`; the first few.
  func changes(to other: [String]) -> [String] {
    let difference = other.difference(from: self)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var changes: [String] = []
    var place = 0
    var otherPlace = 0
    while place < count || otherPlace < other.count {
      if removed.contains(place) {
        changes.append("- \(self[place])")
        place += 1
      } else if inserted.contains(otherPlace) {
        changes.append("+ \(other[otherPlace])")
        otherPlace += 1
      } else {
        place += 1
        otherPlace += 1
      }
    }
    return changes.count > 12 ? changes.prefix(12) + ["(\(changes.count - 12) more)"] : changes
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
