import Foundation
import KataRunner

/// The saved result of one exercise.
struct Mark: Codable, Equatable, Sendable {
  /// A hash of everything that the result depends on: tests, lock, time limit, allowed names.
  var with: String

  /// The exercise's text.
  var exercise: Data

  var verdict: KataVerdict

  /// The identifiers of the passed tests, and the mistakes that the student's tests caught.
  var passed: Set<String> = []

  /// The names of the failed tests, and where they failed.
  var failed: Set<String> = []

  /// The first problem and its place, in lines for the student.
  var findings: [String] = []

  /// The names to allow after a review.
  var objections: [String] = []

  /// A note that a part of the search was left out.
  var unseen: String?

  /// Whether a teacher has to look before there are points.
  var isOpen: Bool { [.needsReview, .graderError].contains(verdict) }
}

extension Mark {
  /// Takes the parts of a report that the points depend on.
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

/// A test or mistake that can earn points.
struct MarkedItem: Equatable, Sendable {
  /// The test's name, or the mistake to catch.
  var name: String

  /// The maximum points; 0 if the original exercise already passes.
  var weight: Int

  var isPassed: Bool

  /// Whether the original exercise already passes. A student who breaks it loses points.
  var isFromTheStart = false

  var points: Int
}

/// The result of one kata in a submission.
struct KataResult: Sendable {
  var kata: Kata

  /// The graded exercise; nil if there is none.
  var mark: Mark?

  /// Notes for the student, such as the reason why nothing was graded.
  var remarks: [String]

  /// Whether this result needs a teacher's decision.
  var needsALook: Bool

  /// The points that a teacher decided on.
  private(set) var decided: Int?

  /// The teacher's reason.
  private(set) var reason: String?

  /// The tests and mistakes that count.
  private(set) var items: [MarkedItem]

  /// Whether every item passed although the whole run didn't, for example because it timed out.
  var isWrongAsAWhole: Bool {
    let counted = items.filter { $0.weight > 0 || $0.isFromTheStart }
    return mark.map { $0.verdict != .done } == true && !counted.isEmpty
      && counted.allSatisfy(\.isPassed)
  }

  /// The misconceptions that often cause this failure.
  var misconceptions: [String] = []

  /// The result as `grades.json` has it.
  var word: String { decisionWords ?? mark?.verdict.rawValue ?? "not submitted" }

  /// The result in words, for tables and sentences.
  var words: String { decisionWords ?? mark?.verdict.words ?? "not submitted" }

  private var decisionWords: String? {
    guard needsALook, mark?.isOpen != true else { return nil }
    return decided == nil ? "needs decision" : "decided"
  }

  /// Whether a teacher still has to decide.
  var isOpen: Bool { needsALook && decided == nil }

  /// The points; nil until a teacher has decided.
  var points: Int? {
    decided ?? (isOpen ? nil : items.map(\.points).reduce(0, +))
  }

  /// The maximum points.
  var most: Int { items.map(\.weight).reduce(0, +) }

  /// Replaces the points of the tests with those that a teacher decided on.
  mutating func decide(_ points: Int, _ reason: String? = nil) {
    self.reason = reason
    let rest = most - points
    decided = points
    items = [(points, true), (rest, false)].filter { $0.0 > 0 }.map { weight, isPassed in
      MarkedItem(
        name: "decided by a teacher", weight: weight, isPassed: isPassed,
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

/// The result of a submission.
struct SubmissionResult: Sendable {
  var name: String

  /// The student, according to the name of the submission.
  var owner: Owner?

  /// The results of the katas, in the katas' order.
  var katas: [KataResult]

  /// The percentage of the points that the student gets, such as 80 for late work.
  var part = 100

  /// The teacher's reason for the percentage.
  var reason: String?

  /// Whether a teacher still has to decide. With 0 percent, nothing is left to decide.
  var isOpen: Bool { part > 0 && katas.contains(where: \.isOpen) }

  /// The points; nil until a teacher has decided.
  var points: Double? {
    isOpen ? nil : Double(sum * part) / 100
  }

  /// The sum of the known points, before the percentage.
  var sum: Int { katas.compactMap(\.points).reduce(0, +) }

  /// The maximum points.
  var most: Int { katas.map(\.most).reduce(0, +) }
}

/// Points without a needless fraction: `7`, `7.5`.
func short(_ points: Double) -> String {
  points == points.rounded() ? "\(Int(points))" : "\(points)"
}
