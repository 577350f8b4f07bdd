import Foundation
import KataRunner

/// What was seen of an exercise, as it is kept.
struct Mark: Codable, Equatable, Sendable {
  /// What it was graded with: tests, lock, limit, what was allowed.
  var with: String

  /// The exercise, so that it is taken for no other one.
  var exercise: Data

  /// The verdict.
  var verdict: KataVerdict

  /// What counts and passed: the kata's tests, and the mistakes that were noticed.
  var passed: Set<String> = []

  /// The tests that didn't pass, by their sentences.
  var failed: Set<String> = []

  /// What is wrong, and where, in lines for the student.
  var findings: [String] = []

  /// What was found in a suspicious exercise.
  var objections: [String] = []

  /// What couldn't be looked at, in words.
  var unseen: String?

  /// Whether a person has to look before there are points.
  var isOpen: Bool { [.needsReview, .graderError].contains(verdict) }
}

extension Mark {
  /// Keeps of a report what a mark rests on.
  init(
    _ report: KataReport, _ exercise: Data, with: String, of lock: KataLock, unseen: String? = nil
  ) {
    self.init(with: with, exercise: exercise, verdict: report.verdict, unseen: unseen)
    findings = report.findings
    objections = report.objections
    failed = report.failed
    guard !isOpen else { return }
    let passing = report.tests.filter { $0.outcome == .passed }
    passed = Set(lock.tests.keys.filter { id in passing.contains { $0.id == id } })
    passed.formUnion(
      lock.mistakes.filter { mistake in passing.contains { $0.id == "noticed \(mistake)" } })
  }
}

/// One thing that counts in a mark.
struct MarkedItem: Equatable, Sendable {
  /// The test's sentence, or the mistake to notice.
  var name: String

  /// How many points it is worth; none where the untouched starter passes it, too.
  var weight: Int

  /// Whether it passed.
  var isPassed: Bool

  /// Whether it passed before the student began. Who breaks it loses a point that other work brought.
  var isFromTheStart = false

  /// How many points it brought.
  var points: Int
}

/// What a kata brought a submission.
struct KataResult: Sendable {
  /// The kata.
  var kata: Kata

  /// What was seen; nil where nothing could be graded.
  var mark: Mark?

  /// Why nothing could be graded, or what else is to be said.
  var remarks: [String]

  /// Whether a person has to look, unless one has.
  var needsALook: Bool

  /// The points that a person gave it.
  private(set) var decided: Int?

  /// Why, in the person's words.
  private(set) var reason: String?

  /// What counts.
  private(set) var items: [MarkedItem]

  /// Whether it isn't green though no part of it lacks anything: it doesn't end, say.
  var isWrongAsAWhole: Bool {
    let counted = items.filter { $0.weight > 0 || $0.isFromTheStart }
    return mark.map { $0.verdict != .done } == true && !counted.isEmpty
      && counted.allSatisfy(\.isPassed)
  }

  /// What those probably believe whose exercise fails like this one.
  var misconceptions: [String] = []

  /// The verdict in a word.
  var word: String {
    if needsALook, mark?.isOpen != true { return decided == nil ? "needs decision" : "decided" }
    return mark?.verdict.rawValue ?? "not submitted"
  }

  /// Whether a person has to look.
  var isOpen: Bool { needsALook && decided == nil }

  /// The points; nil until a person has looked.
  var points: Int? {
    decided ?? (isOpen ? nil : items.map(\.points).reduce(0, +))
  }

  /// The points that it could have brought.
  var most: Int { items.map(\.weight).reduce(0, +) }

  /// Gives it the points that a person decided on, whatever its tests say.
  mutating func decide(_ points: Int, _ reason: String? = nil) {
    self.reason = reason
    let rest = most - points
    decided = points
    items = [(points, true), (rest, false)].filter { $0.0 > 0 }.map { weight, isPassed in
      MarkedItem(
        name: "decided by a person", weight: weight, isPassed: isPassed,
        points: isPassed ? weight : 0)
    }
  }
}

extension KataResult {
  init(
    _ kata: Kata, _ mark: Mark?, remarks: [String] = [], isOpen: Bool = false, of lock: KataLock
  ) {
    self.init(
      kata: kata, mark: mark, remarks: remarks, needsALook: isOpen || mark?.isOpen == true,
      items: [])
    var lost = 0
    for (id, name) in lock.counted {
      let weight = kata.weights[name] ?? 1
      let isPassed = mark?.passed.contains(id) == true
      let isFromTheStart = lock.fromTheStart?.contains(id) == true
      if isFromTheStart, !isPassed { lost += weight }
      items.append(
        MarkedItem(
          name: name, weight: isFromTheStart ? 0 : weight, isPassed: isPassed,
          isFromTheStart: isFromTheStart, points: isPassed && !isFromTheStart ? weight : 0))
    }
    for index in items.indices.reversed() {
      let taken = min(lost, items[index].points)
      items[index].points -= taken
      lost -= taken
    }
    needsALook = needsALook || isWrongAsAWhole
  }
}

/// What a submission brought.
struct SubmissionResult: Sendable {
  /// The submission's name.
  var name: String

  /// Whose it is, by the names that a course system gives.
  var owner: Owner?

  /// Its katas, in their order.
  var katas: [KataResult]

  /// What part of the points it gets, in percent: less than 100 when it was late.
  var part = 100

  /// Why, in the words of whoever decided.
  var reason: String?

  /// Whether a person has to look. Who gets nothing in any case needs no look.
  var isOpen: Bool { part > 0 && katas.contains(where: \.isOpen) }

  /// The points; nil until a person has looked.
  var points: Double? {
    isOpen ? nil : Double(sum * part) / 100
  }

  /// The points without those that are still open, and without the part.
  var sum: Int { katas.compactMap(\.points).reduce(0, +) }

  /// The points that it could have brought.
  var most: Int { katas.map(\.most).reduce(0, +) }
}

/// A number of points as people write it, without a fraction where there is none: `7`, `7.5`.
func short(_ points: Double) -> String {
  points == points.rounded() ? "\(Int(points))" : "\(points)"
}
